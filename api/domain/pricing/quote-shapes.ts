import type { Complaint, RefusedLine } from "./line-answers.ts";
import type { LineInput, RoomCode } from "./line-shapes.ts";
import type { Totals } from "./totals.ts";

/** Whether commission is taken on the whole price of a package or on the commissionable sum of the lines. */
export const commissionBases = ["package", "lines"] as const;

/**
 * A quote: the terms that all lines share, and the lines. Everyone travels on every line, in the same order of `pax`.
 * `pp_round_step_cents` is the step to which a person's price is rounded up; 0 or missing: to the cent. A line's
 * own `sell_round_step_cents` counts where the quote has none.
 */
export type QuoteInput = Pick<LineInput, "id" | "brand" | "agency" | "sell_round_step_cents"> & {
  pp_round_step_cents?: number;
  commission_on: (typeof commissionBases)[number];
  lines: Pick<LineInput, "id" | "option" | "rates" | "request" | "sell_round_step_cents">[];
};

/** A line's part of the quote in cents; over all lines and the rounding line the parts add up to the totals. */
export type QuoteShare = {
  cost: number;
  sell: number;
  commission: number;
  net: number;
  yield: number;
  gst: number;
};

/** What one person pays, in cents, and the room they sleep in where the quote has rooms. */
export type PersonPrice = { person: number; room: RoomCode | null; price: number };

export type PricedQuote = Totals & {
  id: string;
  status: "priced";
  lines: (QuoteShare & { id: string })[];
  /** The difference between the people's prices and the sum of the lines. */
  rounding: QuoteShare;
  /** Lines without a price; they are in no sum. */
  refused: RefusedLine[];
  people: PersonPrice[];
  extra_on_request: boolean;
  currency: string;
};

/** No line of the quote has a price. */
export type RefusedQuote = { id: string; status: "refused"; refused: RefusedLine[] };
export type InvalidQuote = { id: string | null; status: "invalid"; errors: Complaint[] };
export type QuoteResult = PricedQuote | RefusedQuote | InvalidQuote;
