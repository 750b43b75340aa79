import type { BrandCode, Currency } from "#contract/primitives.ts";

/** Name and office clock of each brand; each sells in a currency of its own. */
export const brands = {
  NZ: { name: "Harakeke Pacific", currency: "NZD", timeZone: "Pacific/Auckland" },
  AU: { name: "Banksia Coast Inbound", currency: "AUD", timeZone: "Australia/Melbourne" },
} as const satisfies Record<BrandCode, { name: string; currency: Currency; timeZone: string }>;

/** The brand that sells in a currency. */
export function brandOf(currency: Currency): BrandCode {
  return currency === brands.AU.currency ? "AU" : "NZ";
}

/** The clock of the office that sells in a currency. */
export function officeClock(currency: Currency): string {
  return brands[brandOf(currency)].timeZone;
}
