export const reasonCodes = [
  "DATES",
  "NO_RATE",
  "DOW",
  "CLOSED",
  "MIN_STAY",
  "MAX_STAY",
  "PAX_RANGE",
  "AGE_NOT_ALLOWED",
  "OCCUPANCY",
  "CAPACITY",
  "NOT_SOLD",
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

/** Why a line has no price. `detail` is a number of units (MIN_STAY) or the key that is not sold (NOT_SOLD). */
export type Reason = { code: ReasonCode; date?: string; detail?: number | string };

export type PricedDate = {
  date: string;
  rate_id: string;
  rate_version: number;
  cost: number;
  sell: number;
  free: boolean;
};

export type PricedExtra = { code: string; count: number; cost: number; sell: number };

export type PricedLine = {
  id: string;
  status: "priced";
  reasons: [];
  price_code: string;
  units: number;
  qty: number;
  extra_on_request: boolean;
  dates: PricedDate[];
  extras: PricedExtra[];
  cost: number;
  sell: number;
  commission: number;
  net: number;
  yield: number;
  margin_bps: number;
  gst: { sell: number; net: number; cost: number };
  currency: string;
};

export type RefusedLine = { id: string; status: "refused"; reasons: Reason[] };

/** Where in the input something is wrong (`request.pax[0].age`; empty for the whole) and what. */
export type Complaint = { path: string; message: string };

/** The id is null when the input has none that is text. */
export type InvalidInput = { id: string | null; status: "invalid"; errors: Complaint[] };

export type PriceResult = PricedLine | RefusedLine | InvalidInput;
