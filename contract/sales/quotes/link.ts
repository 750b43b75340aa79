import { z } from "zod";
import { LinkState } from "#contract/sales/itineraries/link.ts";
import { DateOnly } from "#contract/primitives.ts";

/**
 * What became of the client's link to the version that was sent last. `ended` twelve months after the last day of its
 * trip, or three months after the client declined, as long as the quote stands declined.
 */
export const QuoteLink = z.object({
  link: LinkState,
  /** Last date on which the link opens. */
  link_ends_on: DateOnly,
});
export type QuoteLink = z.infer<typeof QuoteLink>;

/** Without the address: answers are kept for an `Idempotency-Key`, and the database holds no link. */
export const QuoteLinkChanged = QuoteLink.extend({ lock_version: z.int() });
export type QuoteLinkChanged = z.infer<typeof QuoteLinkChanged>;

export const LinkChange = z.object({ lock_version: z.coerce.number().int() });
