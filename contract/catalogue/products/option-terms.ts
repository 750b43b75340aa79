/*
 * Codes and bounds that forms in the browser know as well; kept apart from the schemas, which browsers have no
 * use for.
 */

/** Room types of the trade. */
export const roomTypes = ["SG", "DB", "TW", "TR", "QD", "OT"] as const;

/** Classes of comfort, the plainest first. */
export const optionClasses = ["budget", "standard", "superior", "deluxe", "luxury"] as const;

/** Longest wanted length in days; nothing that is sold by the day lasts longer. */
export const longestSearch = 90;
