import {
  addAmounts,
  noAmounts,
  type Amounts,
  type StoredProposal,
} from "#api/domain/files/change-proposal.ts";
import type { LineStep } from "#api/domain/files/change-line.ts";
import type { Party } from "#api/domain/files/change-party.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import type { ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import type { WishedMove } from "#contract/sales/file-services/services.ts";
import type { StockWant } from "#api/domain/stock/plan-stock.ts";
import type { LineCancellation } from "#api/modules/sales/bookings/cancellation.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { isEnded } from "#api/domain/files/ended-line.ts";
import type { FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import type { OptionRow } from "#api/modules/files/client-file/option-values.ts";
import type { PricePlan, RepricedLine } from "#api/modules/sales/prices/plan-prices.ts";
import type { Asked } from "#api/modules/sales/prices/price-stored.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";

/** A booking as it is stored, for pricing. */
export type StoredTrip = { file: QuoteFile; rows: readonly FileLineRow[] };

export type RemovedLine = { line: SubmissionLine; step: LineStep; cancellation: LineCancellation };

/** An option that comes into a booking, as it is asked for; its number is below zero until it is a line. */
export type NewService = {
  id: number;
  asked: Asked & { optionCode: string };
  stored: OptionRow;
  replaces: SubmissionLine | null;
};

/** What a change has to know of a line, whether it is written already or comes in. */
export type ChangedLine = Pick<
  SubmissionLine,
  | "id"
  | "uid"
  | "serviceType"
  | "name"
  | "supplierId"
  | "supplierName"
  | "status"
  | "statusAt"
  | "priceStatus"
  | "price"
  | "dateFrom"
  | "dateTo"
  | "optionId"
  | "option"
  | "voucherNo"
  | "confirmation"
  | "qty"
>;

/** A line whose dates or travellers change, or that comes in, as it would be afterwards. */
export type AmendedLine = {
  line: ChangedLine;
  /** Null for lines that the booking has already. */
  comes: NewService | null;
  dateFrom: string;
  dateTo: string;
  priced: RepricedLine | null;
  priceOpen: boolean;
  after: Amounts;
  want: StockWant | null;
  step: LineStep;
};

/** What may be wished of a booking: what its agency asks for, and services that the office puts on other days. */
export type FullWish = ChangeWish & { move?: readonly WishedMove[] };

/** A line that is put on other days, or at another time. */
export type MovedLine = {
  id: number;
  dateFrom: string;
  dateTo: string;
  startTime: string | null;
  endTime: string | null;
  /** Where another number of them is asked for; null for as many as the party needs. */
  askedQty?: number | null;
};

/** What a wish would do with a booking. Nothing is changed by planning. */
export type ChangePlan = {
  travelDate: string;
  endDate: string;
  /** Null where the same people travel in the same rooms. */
  party: Party | null;
  removed: RemovedLine[];
  amended: AmendedLine[];
  /** Those of them that are put on other days by themselves, not with the trip. */
  moved: MovedLine[];
  prices: PricePlan | null;
  proposal: StoredProposal;
};

/** Lines that a booking is made of: bought, counted, and not over. */
export function liveLines({ lines }: Submission): SubmissionLine[] {
  return lines.filter(
    (line) => line.costed && line.kind === "included" && !isEnded(line) && !isRounding(line),
  );
}

/**
 * The same, and what a supplier cannot deliver: it counts nowhere, and waits for something to come in its place, or to be
 * taken out. Seats on tours are not bought elsewhere.
 */
export function standingLines(submission: Submission): SubmissionLine[] {
  const declined = submission.lines.filter(
    (line) => line.status === "UN" && line.costed && line.kind === "included" && line.departureId === null,
  );
  return [...liveLines(submission), ...declined];
}

/** The people who travel, with their rooms. */
export function partyOf({ people, rooms }: Submission): Party {
  const known = new Set(people.map(({ id }) => id));
  return {
    travellers: people,
    rooms: rooms.map(({ code, paxIds }) => ({ code, paxIds: paxIds.filter((id) => known.has(id)) })),
  };
}

/** What all that counts in a booking costs its agency now, the rounding of the people's prices with it. */
export function countedOf(submission: Submission): Amounts {
  const rounding = submission.lines.filter((line) => isRounding(line) && line.costed && !isEnded(line));
  return [...liveLines(submission), ...rounding].map(beforeOf).reduce(addAmounts, noAmounts);
}

/** What a line costs its agency as it is written; nothing once it counts no more. */
export function beforeOf({ price, status }: Pick<SubmissionLine, "price" | "status">): Amounts {
  if (!price || isEnded({ status })) return noAmounts;
  return {
    sell: price.sellCents,
    commission: price.commissionCents,
    net: price.netCents,
    gst: price.gstCents,
  };
}

/** A service as a line that is still to be written. */
export function lineToCome({ id, asked, stored }: NewService, now: Date): ChangedLine {
  const { code, chargeBasis, secondUnit, availabilityDefault, cancelPolicyId } = stored;
  return {
    id,
    uid: `new ${-id}`,
    serviceType: stored.serviceType,
    name: stored.name,
    supplierId: stored.supplierId,
    supplierName: stored.supplierName,
    status: "QU",
    statusAt: now,
    priceStatus: "no_rate",
    price: null,
    dateFrom: asked.dateFrom,
    dateTo: asked.dateTo,
    optionId: stored.id,
    option: { code, chargeBasis, secondUnit, availabilityDefault, cancelPolicyId },
    voucherNo: null,
    confirmation: null,
    qty: 1,
  };
}
