/*
 * Codes that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

/** What an extra is counted by; those of people have a price for each band of ages, the others one. */
export const extraBases = [
  "person_night",
  "person_stay",
  "room_night",
  "room_stay",
  "unit_day",
  "unit_hire",
] as const;
export type ExtraBasis = (typeof extraBases)[number];

export const extraPriceKeys = ["adult", "child", "infant", "each"] as const;
export type ExtraPriceKey = (typeof extraPriceKeys)[number];

/** Whose prices an extra has. */
export function priceKeysOf(basis: ExtraBasis): readonly ExtraPriceKey[] {
  return basis.startsWith("person_") ? ["adult", "child", "infant"] : ["each"];
}
