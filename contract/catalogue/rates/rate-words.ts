/*
 * Codes that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

/** What stands for a price, by what a product is charged per; `each` is of a length or a size of party. */
export const priceKeys = {
  room: ["SG", "DB", "TW", "TR", "QD", "OT", "child_sharing", "extra_adult"],
  person: ["adult", "child", "infant", "single_supplement"],
  unit: ["each"],
  group: ["each"],
} as const;

export const allPriceKeys = [...priceKeys.room, ...priceKeys.person, "each"] as const;
export type PriceKey = (typeof allPriceKeys)[number];

/** An estimate is made by the product itself; people write the other two. */
export const writtenStatuses = ["confirmed", "provisional"] as const;
export const rateStatuses = [...writtenStatuses, "estimate"] as const;
export const minModes = ["arrival", "overlap"] as const;
export const freeUnits = ["last", "cheapest"] as const;
export const taxModes = ["incl", "excl", "none"] as const;
