import type { LineStatus } from "#contract/primitives.ts";

/**
 * What an answer changed of its service, as it was before: to this a changed answer goes back. `versions` are those of
 * the prices, of every line whose price the answer moved.
 */
export type LineBefore = {
  /** What the answer made of it; where it is something else by now, the answer can no longer be changed. */
  after: { lockVersion: number };
  line: {
    status: LineStatus;
    statusAt: string;
    confirmation: string | null;
    voucherNo: string | null;
    priceStatus: "priced" | "estimate" | "no_rate" | "on_request" | "manual" | "locked";
  };
  /** Dates and party, where a refused amendment brought the old ones back. */
  terms: LineTerms | null;
  versions: PriceVersions[];
};

/** What a supplier agrees to, as the line keeps it. */
export type LineTerms = {
  dayNo: number;
  seq: number;
  dateFrom: string;
  dateTo: string;
  startTime: string | null;
  endTime: string | null;
  units: number;
  qty: number;
  adults: number;
  children: number;
  infants: number;
  extras: string[];
};

/** The versions of one line's prices that count and that wait. */
export type PriceVersions = { lineId: number; current: number | null; waiting: number | null };
