import { z } from "zod";
import { serviceGroups } from "#contract/catalogue/products/service-groups.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { SupplierInvoice } from "#contract/sales/yields/supplier-invoices.ts";
import {
  BasisPoints,
  Cents,
  Currency,
  DateOnly,
  LineStatus,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";

/** What is earned: of one service, of a group of them or of a file. Cents of the file's currency. */
export const Earned = z.object({
  sell_cents: Cents,
  commission_cents: Cents,
  net_cents: Cents,
  cost_cents: Cents,
  /** Net less cost, both with their tax; the margin is its share in the net. */
  yield_cents: Cents,
  margin_bps: BasisPoints,
  /** The same without tax. */
  net_ex_cents: Cents,
  cost_ex_cents: Cents,
  yield_ex_cents: Cents,
});
export type Earned = z.infer<typeof Earned>;

/** Where the price of a service comes from; of a tour from its departure. */
export const PriceSource = z.enum(["rate", "departure", "override", "estimate", "manual"]);
export type PriceSource = z.infer<typeof PriceSource>;

const ServiceGroup = z.enum(serviceGroups.map(({ key }) => key));

/** What a service would cost at the rates of today, beside what it was bought at. */
export const CostDrift = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["same", "within", "beyond"]),
    today_cents: Cents,
    diff_cents: Cents,
    /** Of what it was bought at; null where that was nothing. */
    diff_bps: BasisPoints.nullable(),
  }),
  /** There is no rate for it today. */
  z.object({ kind: z.literal("no_rate") }),
  /** Nothing that rates price for the whole party, or it does not count. */
  z.object({ kind: z.literal("not_compared") }),
]);
export type CostDrift = z.infer<typeof CostDrift>;

const YieldLine = Earned.extend({
  uid: Uid,
  day_no: z.int(),
  date_from: DateOnly,
  service_type: ServiceType,
  name: z.string(),
  /** Null where nobody outside is paid for it. */
  supplier_uid: Uid.nullable(),
  supplier_name: z.string(),
  /** Code of the option that was bought. */
  option_code: z.string().nullable(),
  status: LineStatus,
  /** In the sums. Offered, declined and cancelled services are not. */
  counts: z.boolean(),
  /** What the supplier is expected to bill: another cost than the one above while an amendment waits. */
  expected_cost_cents: Cents,
  /** What its supplier billed so far; null where nothing was. */
  billed_cents: Cents.nullable(),
  /** What was billed above what was expected, which is nothing of a service that does not count; null without either. */
  variance_cents: Cents.nullable(),
  source: PriceSource.nullable(),
  priced_at: z.iso.datetime({ offset: true }).nullable(),
  /** Why the price was set, and by whom where the log knows: of prices that no rate made. */
  reason: z.string().nullable(),
  priced_by: z.string().nullable(),
  drift: CostDrift,
});
export type YieldLine = z.infer<typeof YieldLine>;

/** What a client file earns; for those alone who may see what we pay. */
export const FileYield = z.object({
  currency: Currency,
  people: z.int(),
  totals: Earned,
  /** The totals by the travellers, each amount rounded by itself; null without travellers. */
  per_person: Earned.nullable(),
  /** What is charged for services that were cancelled. It is in none of the sums. */
  fee_cents: Cents,
  expected_cost_cents: Cents,
  /** What suppliers billed, beside what was expected of the same services. */
  billed: z.object({
    services: z.int(),
    expected_cents: Cents,
    billed_cents: Cents,
    variance_cents: Cents,
  }),
  /** The latest first. */
  supplier_invoices: z.array(SupplierInvoice),
  lines: z.array(YieldLine),
  by_type: z.array(Earned.extend({ group: ServiceGroup, services: z.int() })),
  by_day: z.array(Earned.extend({ day_no: z.int(), date: DateOnly, services: z.int() })),
  drift: z.object({
    /** From which difference on a service is warned of. */
    threshold_bps: BasisPoints,
    /** Of all services that could be compared. */
    bought_cents: Cents,
    today_cents: Cents,
    beyond: z.int(),
    no_rate: z.int(),
  }),
});
export type FileYield = z.infer<typeof FileYield>;

export const showFileYield = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/yield",
  summary: "What a client file earns, service by service, and how its costs stand against the rates of today",
  tag: "client files",
  access: { audience: "office", permission: "yield.view" },
  params: z.object({ uid: Uid }),
  answer: item(FileYield),
});

export const fileYieldEndpoints = [showFileYield] as const;
