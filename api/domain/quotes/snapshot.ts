import type { RefusalReason } from "#contract/catalogue/pricing/refusal.ts";
import type {
  BrandCode,
  Currency,
  Locale,
  PaxType,
  PlaceBrief,
  RoomCode,
  ServiceType,
  TranslatedText,
  TravelMode,
} from "#contract/primitives.ts";

/** A place as quotes name, draw and map it. */
export type QuotePlace = {
  code: string;
  name: string;
  region: string;
  country: "NZ" | "AU";
  kind: PlaceBrief["kind"];
  landscape: PlaceBrief["landscape"];
  lat: number;
  lng: number;
  picture: string | null;
};

/** One service of an offer as its client may read it. */
export type QuoteLine = {
  /** `uid` of the service line that it was made of. */
  uid: string;
  dayNo: number;
  seq: number;
  serviceType: ServiceType;
  name: TranslatedText;
  comment: TranslatedText | null;
  supplierName: string;
  dateFrom: string;
  dateTo: string;
  /** `hhmm` */
  startTime: string | null;
  endTime: string | null;
  units: number;
  qty: number;
  /** `optional` lines are in the total only when they are ticked. */
  kind: "included" | "optional" | "own_arrangement" | "note";
  inclusions: TranslatedText[];
  exclusions: TranslatedText[];
  /** An extra of the line is confirmed by the consultant, or the price is an estimate. */
  onRequest: boolean;
  estimate: boolean;
  /** What the client pays for it. Integer cents; null for notes and own arrangements. */
  clientCents: number | null;
  /** Of seats on a regular tour: what its departure asks of the whole party beforehand. Integer cents. */
  depositCents?: number;
  /** What an optional service adds to everyone's price, in the order of `perRoom`; adds up to `clientCents`. */
  peopleCents: number[] | null;
};

/** A service that had no price and was left out (domain 3.3, save_version). */
export type QuoteLineLeftOut = {
  uid: string;
  dayNo: number;
  serviceType: ServiceType;
  name: TranslatedText;
  reasons: RefusalReason[];
};

/** What a room costs; `code` is null for those who have no room. Integer cents. */
export type QuoteRoom = {
  code: RoomCode | null;
  cents: number;
  people: { type: PaxType; age: number | null; cents: number }[];
};

/**
 * What an offer says, in all languages, as it was when it was saved. Clients read it whole: nothing of the agency's
 * net, of commission or of cost is in it. Money in integer cents of `currency`; tax is inside every amount.
 */
export type QuoteSnapshot = {
  reference: string;
  name: string;
  brand: BrandCode;
  brandName: string;
  brandPhone: string;
  /** IANA zone of the brand's office: decides until when "valid until" lasts. */
  timezone: string;
  agencyName: string;
  agencyEmail: string;
  agencyPhone: string;
  agentName: string | null;
  agentEmail: string | null;
  agentPhone: string | null;
  consultantName: string | null;
  locale: Locale;
  currency: Currency;
  taxBps: number;
  travelDate: string;
  endDate: string;
  travellers: { name: string; type: PaxType; age: number | null }[];
  rooms: { code: RoomCode; adults: number; ages: number[] }[];
  days: {
    dayNo: number;
    date: string;
    title: TranslatedText;
    text: TranslatedText;
    place: QuotePlace;
    overnight: QuotePlace | null;
    legs: { from: QuotePlace; to: QuotePlace; mode: TravelMode }[];
  }[];
  lines: QuoteLine[];
  leftOut: QuoteLineLeftOut[];
  /** Of what is included; optional services come on top. */
  totalCents: number;
  /** The tax inside `totalCents`. */
  gstCents: number;
  /** By room, its price and that of each person in it, children after adults. */
  perRoom: QuoteRoom[];
  /** Difference between the people's prices, which are rounded up, and the lines. */
  roundingCents: number;
  /** Every person's price is a multiple of it. */
  personStepCents: number;
  terms: { depositBps: number; balanceDaysBefore: number; validDays: number };
};

/** What the agency pays for the same lines, and which rates that came from. No cost. */
export type QuoteAmounts = {
  priceMode: "net" | "commission";
  commissionBps: number;
  lines: {
    uid: string;
    sellCents: number;
    commissionCents: number;
    netCents: number;
    gstCents: number;
    priceVersion: number;
    /** `uid` and version of every rate that was used. */
    rates: { rate: string; version: number }[];
  }[];
  totals: { sellCents: number; commissionCents: number; netCents: number; gstCents: number };
};
