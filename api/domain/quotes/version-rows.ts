import type { Fraction } from "#api/domain/pricing/rational.ts";
import type { RefusalReason } from "#contract/catalogue/pricing/refusal.ts";
import type { PaxType, RoomCode } from "#contract/primitives.ts";
import type { QuoteAmounts, QuoteLine, QuoteSnapshot } from "./snapshot.ts";

/** A traveller; in the order room by room, children after adults. */
export type TravellerRow = {
  /** Empty while nobody has told it. */
  name: string;
  type: PaxType;
  /** At travel, in years. */
  age: number | null;
  /** Position in the rooms; null without one. */
  room: number | null;
};

type PriceRow = {
  sellCents: number;
  commissionCents: number;
  netCents: number;
  gstCents: number;
  version: number;
  rates: QuoteAmounts["lines"][number]["rates"];
};

export type LineRow = Omit<QuoteLine, "onRequest" | "estimate" | "clientCents" | "peopleCents"> & {
  priceStatus: "priced" | "estimate" | "no_rate" | "on_request" | "manual" | "locked";
  price: PriceRow | null;
  /** How the engine would split the price today; null where it has no answer. */
  weights: Fraction[] | null;
  /** Why the engine has no price today. */
  reasons: RefusalReason[];
};

/** All that a version of a quote is made of. */
export type VersionRows = {
  head: Pick<
    QuoteSnapshot,
    | "reference"
    | "name"
    | "brand"
    | "brandName"
    | "brandPhone"
    | "timezone"
    | "agencyName"
    | "agencyEmail"
    | "agencyPhone"
    | "agentName"
    | "agentEmail"
    | "agentPhone"
    | "consultantName"
    | "locale"
    | "currency"
    | "taxBps"
    | "travelDate"
    | "endDate"
    | "terms"
    | "personStepCents"
  >;
  agency: { priceMode: "net" | "commission"; commissionBps: number; agentMarkupBps: number };
  travellers: TravellerRow[];
  rooms: RoomCode[];
  days: QuoteSnapshot["days"];
  lines: LineRow[];
};
