import type { brand } from "#api/db/schema/brand.ts";

type BrandSeed = Omit<typeof brand.$inferInsert, "id" | "uid">;

export const brandSeeds: BrandSeed[] = [
  {
    code: "NZ",
    name: "Harakeke Pacific",
    tradingName: "Harakeke Pacific Journeys Limited",
    currency: "NZD",
    taxBps: 1500,
    taxNumber: "000-000-001",
    country: "NZ",
    phone: "+64 9 555 0140",
    emergencyPhone: "+64 9 555 0199",
    email: "journeys@harakeke.example",
    address: "Level 3, 18 Flax Mill Lane, Auckland 1010, New Zealand",
    timezone: "Pacific/Auckland",
    primaryColour: "green",
    isDefault: true,
  },
  {
    code: "AU",
    name: "Banksia Coast Inbound",
    tradingName: "Banksia Coast Inbound Pty Ltd",
    currency: "AUD",
    taxBps: 1000,
    taxNumber: "00 000 000 001",
    country: "AU",
    phone: "+61 3 5550 0140",
    emergencyPhone: "+61 3 5550 0199",
    email: "journeys@banksia.example",
    address: "Suite 7, 41 Wattle Arcade, Melbourne VIC 3000, Australia",
    timezone: "Australia/Melbourne",
    primaryColour: "ochre",
    isDefault: false,
  },
];
