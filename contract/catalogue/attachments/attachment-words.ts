/*
 * Codes that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

export const attachmentKinds = [
  "contract",
  "rate_sheet",
  "insurance",
  "menu",
  "map",
  "image",
  "ticket",
  "other",
] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** Who reads it: the office alone, or the supplier in its portal as well. */
export const attachmentVisibilities = ["internal", "supplier"] as const;
export type AttachmentVisibility = (typeof attachmentVisibilities)[number];

/** Where today stands in its validity; `expiring` ends within `expiresSoonDays`. */
export const attachmentStates = ["upcoming", "valid", "expiring", "expired"] as const;
export type AttachmentState = (typeof attachmentStates)[number];

/** How many days before its end an attachment asks to be renewed (domain, 2.3). */
export const expiresSoonDays = 60;
