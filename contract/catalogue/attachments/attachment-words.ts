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

/**
 * Who reads it besides the office, each with those before: nobody, the supplier in its portal, agencies with a booking
 * of the supplier, travellers with such a trip.
 */
export const attachmentVisibilities = ["internal", "supplier", "agent", "client"] as const;
export type AttachmentVisibility = (typeof attachmentVisibilities)[number];

/** Kinds with costs in them: no agency and no traveller reads them. */
export const kindsWithCosts = ["contract", "rate_sheet"] as const satisfies readonly AttachmentKind[];

/** Where today stands in its validity; `expiring` ends within `expiresSoonDays`. */
export const attachmentStates = ["upcoming", "valid", "expiring", "expired"] as const;
export type AttachmentState = (typeof attachmentStates)[number];

/** How many days before its end an attachment asks to be renewed (domain, 2.3). */
export const expiresSoonDays = 60;
