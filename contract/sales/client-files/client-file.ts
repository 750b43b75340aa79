import { LineAvailability } from "#contract/sales/bookings/availability.ts";
import { z } from "zod";
import { PublishedItinerary } from "#contract/sales/itineraries/link.ts";
import { LabelBrief } from "#contract/content/labels.ts";
import {
  PlaceBrief,
  BasisPoints,
  BrandCode,
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  FileStatus,
  LineStatus,
  Locale,
  PaxType,
  RoomCode,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";
import { ServiceStep } from "#contract/sales/service-steps/step.ts";
import { QuoteStatus } from "#contract/sales/quotes/status.ts";

const Pax = z.object({
  seq: z.int(),
  name: z.string(),
  type: PaxType,
  is_lead: z.boolean(),
  dietary: z.string().nullable(),
});

const Room = z.object({
  seq: z.int(),
  code: RoomCode,
  pax: z.array(z.string()),
  bedding_note: z.string().nullable(),
});

const lineFields = {
  uid: Uid,
  day_no: z.int(),
  seq: z.int(),
  service_type: ServiceType,
  name: z.string(),
  comment: z.string().nullable(),
  supplier_name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  units: z.int(),
  qty: z.int(),
  kind: z.enum(["included", "optional", "own_arrangement", "note"]),
  status: LineStatus,
  confirmation: z.string().nullable(),
  voucher_no: z.string().nullable(),
  remarks: z.string().nullable(),
  /** Until when seats of a regular tour are an option; null where they are sold, or it is no tour. */
  seats_held_until: z.iso.datetime({ offset: true }).nullable(),
  /** What a check of its availability found within the last ten minutes. */
  availability: LineAvailability.nullable(),
  /** Priced by rates of before, until those of its days come. */
  estimate: z.boolean().default(false),
};

const WaitingPrice = z.object({
  sell_cents: Cents.nullable(),
  commission_cents: Cents.nullable(),
  net_cents: Cents,
});

/**
 * A service line as the agent sees it: what the agency pays and earns, never the operator's cost. Agencies on net
 * terms are told the net alone; for them the selling price and the commission are null.
 */
export const AgentServiceLine = z.object({
  ...lineFields,
  sell_cents: Cents.nullable(),
  commission_cents: Cents.nullable(),
  net_cents: Cents,
  /** The price once the supplier agrees to an amendment; until then the line counts at the one above. */
  waiting_price: WaitingPrice.nullable(),
});
export type AgentServiceLine = z.infer<typeof AgentServiceLine>;

/** A service line of the back office. `cost_cents` and `yield_cents` are null without `yield.view`. */
export const OfficeServiceLine = AgentServiceLine.extend({
  sell_cents: Cents,
  commission_cents: Cents,
  /** What the reader may do with it by hand now, as far as can be told before stock and suppliers are looked at. */
  steps: z.array(ServiceStep),
  supplier_remarks: z.string().nullable(),
  internal_note: z.string().nullable(),
  cost_cents: Cents.nullable(),
  yield_cents: Cents.nullable(),
  waiting_price: WaitingPrice.extend({
    sell_cents: Cents,
    commission_cents: Cents,
    cost_cents: Cents.nullable(),
    yield_cents: Cents.nullable(),
  }).nullable(),
});
export type OfficeServiceLine = z.infer<typeof OfficeServiceLine>;

const dayFields = {
  day_no: z.int(),
  date: DateOnly,
  title: z.string(),
  /** Name of the place of the night. */
  overnight: z.string().nullable(),
  /** The same place as a page draws it. */
  place: PlaceBrief.pick({ code: true, landscape: true, picture: true }).nullable().default(null),
};
export const AgentFileDay = z.object({ ...dayFields, services: z.array(AgentServiceLine) });
export type AgentFileDay = z.infer<typeof AgentFileDay>;
export const OfficeFileDay = z.object({ ...dayFields, services: z.array(OfficeServiceLine) });
export type OfficeFileDay = z.infer<typeof OfficeFileDay>;

/**
 * Totals of the lines that count, in the file's currency. `gst_cents` is the part of `net_cents`; selling price and
 * commission are null on net terms.
 */
export const AgentTotals = z.object({
  sell_cents: Cents.nullable(),
  commission_cents: Cents.nullable(),
  net_cents: Cents,
  gst_cents: Cents,
});
export const OfficeTotals = AgentTotals.extend({
  sell_cents: Cents,
  commission_cents: Cents,
  cost_cents: Cents.nullable(),
  yield_cents: Cents.nullable(),
  margin_bps: BasisPoints.nullable(),
});

const rowFields = {
  uid: Uid,
  reference: z.string(),
  kind: z.enum(["quote", "booking"]),
  name: z.string(),
  agent_reference: z.string().nullable(),
  related_reference: z.string().nullable(),
  travel_date: DateOnly,
  end_date: DateOnly,
  pax_count: z.int(),
  status: FileStatus,
};

/** A row of My Files. */
export const AgentFileRow = z.object({ ...rowFields, agent_name: z.string() });
export type AgentFileRow = z.infer<typeof AgentFileRow>;

/** A row of the client-files list. */
export const OfficeFileRow = z.object({
  ...rowFields,
  brand: BrandCode,
  agency_name: z.string(),
  consultant_name: z.string().nullable(),
  labels: z.array(LabelBrief),
  /** Net less cost of the lines that count, in the file's currency; only in the list, and only with `yield.view`. */
  yield_cents: Cents.nullable().optional(),
});
export type OfficeFileRow = z.infer<typeof OfficeFileRow>;

const detailFields = {
  brand_name: z.string(),
  currency: Currency,
  locale: Locale,
  lock_version: z.int(),
  pax: z.array(Pax),
  rooms: z.array(Room),
  /**
   * What rounding the prices per person adds to the total: to the net on net terms, else to the selling price. It is
   * no service and stands in none of the days.
   */
  rounding_cents: Cents,
  itinerary: PublishedItinerary.nullable(),
  /** A change of it was asked for and is not answered. */
  change_waits: z.boolean(),
};

/** A booking or quote as its agency reads it. */
export const AgentFile = AgentFileRow.extend({
  ...detailFields,
  consultant_name: z.string().nullable(),
  remarks_agent: z.string().nullable(),
  /** Where its offer stands; null while no version was saved. */
  quote_status: QuoteStatus.nullable(),
  price_mode: z.enum(["net", "commission"]),
  totals: AgentTotals,
  days: z.array(AgentFileDay),
});
export type AgentFile = z.infer<typeof AgentFile>;

/** What stands below the head of a file's pages. */
const belowHead = {
  pax: true,
  rooms: true,
  rounding_cents: true,
  itinerary: true,
  totals: true,
  days: true,
} as const;

/** What the head shows that every page of a file has. */
export const AgentFileHead = AgentFile.omit(belowHead);
export type AgentFileHead = z.infer<typeof AgentFileHead>;

/** A client file as the back office reads it. */
export const OfficeFile = OfficeFileRow.extend({
  ...detailFields,
  agent_name: z.string().nullable(),
  remarks_agent: z.string().nullable(),
  remarks_internal: z.string().nullable(),
  /** What the office has to do about it and has not done. */
  open_tasks: z.int().default(0),
  /** It was finalised once, and is open again. */
  reopened: z.boolean(),
  totals: OfficeTotals,
  days: z.array(OfficeFileDay),
});
export type OfficeFile = z.infer<typeof OfficeFile>;

/** What the head shows that every page of a client file has. */
export const OfficeFileHead = OfficeFile.omit(belowHead);
export type OfficeFileHead = z.infer<typeof OfficeFileHead>;
