import type { QuoteStanding } from "#contract/sales/quotes/client-quote.ts";
import type { QuoteStatus } from "#contract/sales/quotes/status.ts";

type QuoteState = { status: QuoteStatus; validUntil: string | null; acceptedNo: number | null };

/** The status with the clock in it: an offer is over on the day after its last, whoever writes that down when. */
export function statusOn({ status, validUntil }: Omit<QuoteState, "acceptedNo">, today: string): QuoteStatus {
  const waits = status === "Sent" || status === "Viewed";
  return waits && validUntil !== null && validUntil < today ? "Expired" : status;
}

/**
 * Whether what is still a quote can no longer be sold: its offer ran out, or its first day has passed before its client
 * agreed. Without an offer the day alone counts.
 */
export function isOver(
  { travelDate }: { travelDate: string },
  quote: Omit<QuoteState, "acceptedNo"> | null,
  today: string,
): boolean {
  const status = quote === null ? "Draft" : statusOn(quote, today);
  if (status === "Accepted" || status === "Converted") return false;
  return status === "Expired" || travelDate < today;
}

/** What can still be done with one version that was sent; `today` is the date at the brand's office. */
export function standingOf(
  quote: QuoteState,
  version: { no: number; superseded: boolean },
  today: string,
): QuoteStanding {
  const status = statusOn(quote, today);
  switch (status) {
    case "Accepted":
      return quote.acceptedNo === version.no ? "accepted" : "superseded";
    case "Converted":
      if (quote.acceptedNo === version.no) return "accepted";
      // An agency may book what its client agreed to by other ways.
      return version.superseded ? "superseded" : "booked";
    case "Draft":
      return version.superseded ? "superseded" : "revised";
    case "Declined":
      return version.superseded ? "superseded" : "declined";
    case "Expired":
      return version.superseded ? "superseded" : "expired";
    case "Sent":
    case "Viewed":
      return version.superseded ? "superseded" : "open";
  }
}
