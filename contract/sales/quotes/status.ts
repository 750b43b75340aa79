import { z } from "zod";

/** Statuses of a quote (domain 3.3). Being superseded belongs to a version, not to the quote. */
export const QuoteStatus = z.enum([
  "Draft",
  "Sent",
  "Viewed",
  "Accepted",
  "Converted",
  "Declined",
  "Expired",
]);
export type QuoteStatus = z.infer<typeof QuoteStatus>;
