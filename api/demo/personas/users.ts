import type { z } from "zod";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { PermissionName } from "#contract/permissions.ts";
import type { BrandCode, Locale } from "#contract/primitives.ts";

export type UserSeed = {
  audience: AccountAudience;
  username: string;
  name: string;
  email: string;
  role: string;
  locale?: Locale;
  phone?: string;
  brands?: z.infer<typeof BrandCode>[];
  agency?: string;
  supplier?: string;
  agencyWide?: true;
  suspended?: true;
  /** Beside those of the role. */
  permissions?: PermissionName[];
};

/** All demo accounts have this password; it is exempt from the password rules. */
export const demoPassword = "waymark-demo";

export const userSeeds: UserSeed[] = [
  office("admin", "Mereana Tūhoe", "super-admin"),
  office("manager", "Callum Reid", "manager"),
  office("consultant", "Ngaire Whitcombe", "consultant"),
  office("operations", "Tāne Parata", "operations"),
  office("product", "Sina Fa'alogo", "product"),
  office("accounts", "Joost van der Hoek", "accounts"),
  office("editor", "Maëlle Kerjean", "editor"),
  office("readonly", "Wiremu Hāpuku", "readonly"),
  office("ropata", "Rōpata Kingi", "consultant"),
  office("ines", "Inês Carvalho", "consultant"),
  {
    ...office("lachlan.banksia", "Lachlan Moretti", "consultant"),
    email: "lachlan@banksia.example",
    brands: ["AU"],
    phone: "+61 3 5550 0142",
  },
  {
    ...office("manager.banksia", "Kirra Nolan", "manager"),
    email: "manager@banksia.example",
    brands: ["AU"],
    phone: "+61355500141",
  },
  { ...agent("anke.silberfarn", "Anke Brückner", "SILHAM", "agency-manager", "de"), agencyWide: true },
  agent("jonas.silberfarn", "Jonas Groß", "SILHAM", "agent", "de"),
  {
    ...agent("viewer.silberfarn", "Käthe Lindström", "SILHAM", "agent-viewer", "de"),
    agencyWide: true,
    permissions: ["agency-files.view"],
  },
  { ...agent("former.silberfarn", "Uwe Böhme", "SILHAM", "agent", "de"), suspended: true },
  { ...agent("luca.ponteverde", "Luca Morandi", "PONBOL", "agency-manager", "it"), agencyWide: true },
  { ...agent("emma.larkspur", "Emma Penhaligon", "LARBRI", "agency-manager", "en"), agencyWide: true },
  agent("piera.ponteverde", "Piera Ghinassi", "PONBOL", "agent", "it"),
  agent("oliver.larkspur", "Oliver Tregenza", "LARBRI", "agent", "en"),
  { ...agent("carmen.cincomares", "Carmen Ibarra Sanz", "CINVAL", "agency-manager", "es"), agencyWide: true },
  { ...agent("manon.quokka", "Manon Chastagner", "QUOLYO", "agency-manager", "fr"), agencyWide: true },
  { ...agent("noah.maple", "Noah Desrosiers", "MAPTOR", "agency-manager", "en"), agencyWide: true },
  { ...agent("tahlia.redgum", "Tahlia Brennan", "REDBNE", "agency-manager", "en"), agencyWide: true },
  supplierUser("desk.steamvale", "Hinemoa Rāwiri", "STEROT", "supplier-manager"),
  supplierUser("front.steamvale", "Piotr Żak", "STEROT", "supplier-staff"),
  supplierUser("desk.starbasin", "Aroha Muñoz", "STAMON", "supplier-manager"),
];

function office(username: string, name: string, role: string): UserSeed {
  const email = `${username}@harakeke.example`;
  return { audience: "office", username, name, email, role, brands: ["NZ", "AU"], phone: "+649 555 0141" };
}

function agent(username: string, name: string, agency: string, role: string, locale: Locale): UserSeed {
  const [first, company] = username.split(".");
  return { audience: "agent", username, name, email: `${first}@${company}.example`, role, agency, locale };
}

function supplierUser(username: string, name: string, supplier: string, role: string): UserSeed {
  const [desk, company] = username.split(".");
  return { audience: "supplier", username, name, email: `${desk}@${company}.example`, role, supplier };
}
