import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { LinkState } from "#contract/sales/itineraries/link.ts";
import { DateOnly, Uid } from "#contract/primitives.ts";

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

const shared = {
  method: "POST",
  tag: "quotes",
  body: z.object({ lock_version: z.coerce.number().int() }),
  answer: item(QuoteLinkChanged),
} as const;
const ofAgency = {
  ...shared,
  access: { audience: "agent", permission: "quotes.send" },
  params: z.object({ reference: z.string().max(20) }),
} as const;
const ofOffice = {
  ...shared,
  access: { audience: "office", permission: "client-files.edit" },
  params: z.object({ uid: Uid }),
} as const;
const atAgency = "/api/agent/client-files/{reference}/quote/link";
const atOffice = "/api/office/client-files/{uid}/quote/link";

const renewal = "Make new links to all sent versions of a quote; those before open nothing from then on";
/** Closing what is closed and opening what is open change nothing. */
const closing = "Close the client's links to a quote: they answer like links that never were";
const opening = "Open the client's links to a quote again, as they were sent";

export const renewQuoteLink = defineEndpoint({
  ...ofAgency,
  path: `${atAgency}/renewal`,
  summary: renewal,
});

export const closeQuoteLink = defineEndpoint({
  ...ofAgency,
  path: `${atAgency}/closing`,
  summary: closing,
});

export const openQuoteLink = defineEndpoint({
  ...ofAgency,
  path: `${atAgency}/opening`,
  summary: opening,
});

export const renewOfficeQuoteLink = defineEndpoint({
  ...ofOffice,
  path: `${atOffice}/renewal`,
  summary: renewal,
});

export const closeOfficeQuoteLink = defineEndpoint({
  ...ofOffice,
  path: `${atOffice}/closing`,
  summary: closing,
});

export const openOfficeQuoteLink = defineEndpoint({
  ...ofOffice,
  path: `${atOffice}/opening`,
  summary: opening,
});

export const quoteLinkEndpoints = [
  renewQuoteLink,
  closeQuoteLink,
  openQuoteLink,
  renewOfficeQuoteLink,
  closeOfficeQuoteLink,
  openOfficeQuoteLink,
] as const;
