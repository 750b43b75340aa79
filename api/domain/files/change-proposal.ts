import type { ChangeOutcome } from "#contract/sales/bookings/change.ts";
import type { LineStatus, ServiceType, TranslatedText } from "#contract/primitives.ts";

/** Parts of a price in cents; `gst` is the tax inside the net. */
export type Amounts = { sell: number; commission: number; net: number; gst: number };

export type StoredService = {
  /** Null for a service that comes in. */
  uid: string | null;
  /** Of a service that comes in: its option, and the service in whose place it comes. */
  option?: string;
  replaces?: string | null;
  serviceType: ServiceType;
  name: TranslatedText;
  supplierName: string;
  status: LineStatus;
  outcome: ChangeOutcome;
  dateFrom: string;
  dateTo: string;
  newDateFrom: string;
  newDateTo: string;
  /** How many rooms, people or things it is, where that changes. */
  qty?: { from: number; to: number };
  before: Amounts;
  after: Amounts;
  priceOpen: boolean;
  fee: number;
  rule: TranslatedText | null;
};

type Stay = { travelDate: string; endDate: string; rooms: string };

/** A change with its difference, in all languages and without any cost, as it is frozen when it is sent. */
export type StoredProposal = {
  instant: boolean;
  before: Stay;
  after: Stay;
  leaving: string[];
  joining: number;
  services: StoredService[];
  totalsBefore: Amounts;
  totalsAfter: Amounts;
  fee: number;
};

export const noAmounts: Amounts = { sell: 0, commission: 0, net: 0, gst: 0 };

export function addAmounts(one: Amounts, other: Amounts): Amounts {
  return {
    sell: one.sell + other.sell,
    commission: one.commission + other.commission,
    net: one.net + other.net,
    gst: one.gst + other.gst,
  };
}
