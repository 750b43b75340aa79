import { noAmounts, type Amounts, type StoredProposal } from "#api/domain/files/change-proposal.ts";
import type { LineStep } from "#api/domain/files/change-line.ts";
import type { Party } from "#api/domain/files/change-party.ts";
import { isRounding } from "#api/domain/quotes/line-rules.ts";
import type { StockWant } from "#api/domain/stock/plan-stock.ts";
import type { LineCancellation } from "#api/modules/bookings/cancellation.ts";
import type { Submission, SubmissionLine } from "#api/modules/bookings/submission.ts";
import { uncounted } from "#api/modules/client-files/lines.ts";
import type { PricePlan, RepricedLine } from "#api/modules/quotes/plan-prices.ts";

export type RemovedLine = { line: SubmissionLine; step: LineStep; cancellation: LineCancellation };

/** A line whose dates or travellers change, as it would be afterwards. */
export type AmendedLine = {
  line: SubmissionLine;
  dateFrom: string;
  dateTo: string;
  priced: RepricedLine | null;
  priceOpen: boolean;
  after: Amounts;
  want: StockWant | null;
  step: LineStep;
};

/** What a wish would do with a booking. Nothing is changed by planning. */
export type ChangePlan = {
  travelDate: string;
  endDate: string;
  /** Null where the same people travel in the same rooms. */
  party: Party | null;
  removed: RemovedLine[];
  amended: AmendedLine[];
  prices: PricePlan | null;
  proposal: StoredProposal;
};

/** Lines that a booking is made of: bought, counted, and not over. */
export function liveLines({ lines }: Submission): SubmissionLine[] {
  return lines.filter(
    (line) => line.costed && line.kind === "included" && !uncounted.has(line.status) && !isRounding(line),
  );
}

/** The people who travel, with their rooms. */
export function partyOf({ people, rooms }: Submission): Party {
  const known = new Set(people.map(({ id }) => id));
  return {
    travellers: people,
    rooms: rooms.map(({ code, paxIds }) => ({ code, paxIds: paxIds.filter((id) => known.has(id)) })),
  };
}

/** What a line costs its agency as it is written. */
export function beforeOf({ price }: SubmissionLine): Amounts {
  if (!price) return noAmounts;
  return {
    sell: price.sellCents,
    commission: price.commissionCents,
    net: price.netCents,
    gst: price.gstCents,
  };
}
