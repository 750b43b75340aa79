import { z } from "zod";
import { ChangeStatus } from "#contract/sales/bookings/change-status.ts";
import { ChangeProblem, ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import { AgentTotals } from "#contract/sales/client-files/client-file.ts";
import {
  Cents,
  Currency,
  DateOnly,
  FileStatus,
  LineStatus,
  PaxType,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";

/**
 * What becomes of a service: secured at once from our stock, asked of its supplier, changed with its supplier, ended at
 * once, cancelled with its supplier, or moved without anybody being asked.
 */
export const ChangeOutcome = z.enum(["instant", "asked", "amended", "ended", "cancelled", "kept"]);
export type ChangeOutcome = z.infer<typeof ChangeOutcome>;

export const ChangedService = z.object({
  /** Null for a service that comes in. */
  uid: Uid.nullable(),
  /** The service in whose place it comes; null where it is none that comes in for another. */
  replaces: Uid.nullable(),
  service_type: ServiceType,
  name: z.string(),
  supplier_name: z.string(),
  status: LineStatus,
  outcome: ChangeOutcome,
  date_from: DateOnly,
  date_to: DateOnly,
  new_date_from: DateOnly,
  new_date_to: DateOnly,
  /** How many rooms, people or things it is, where that changes. */
  qty: z.object({ from: z.int(), to: z.int() }).nullable().default(null),
  /** In the agency's own count. */
  before_cents: Cents,
  after_cents: Cents,
  /** The rates of today give no price: the old one stands until it is named. */
  price_open: z.boolean(),
  /** The price of before counts until the supplier agrees. */
  price_waits: z.boolean(),
  /** What taking it out costs now, and the rule that says so. */
  fee_cents: Cents,
  rule: z.string().nullable(),
});
export type ChangedService = z.infer<typeof ChangedService>;

const Stay = z.object({ travel_date: DateOnly, end_date: DateOnly, rooms: z.string() });

/** A change with its difference: what was, what would be, and what it costs. */
export const ChangeProposal = z.object({
  hash: z.string(),
  /** Every service that it touches can be had at once. */
  instant: z.boolean(),
  before: Stay,
  after: Stay,
  /** Names of travellers who stay at home. */
  leaving: z.array(z.string()),
  /** Travellers without a name yet who come along. */
  joining: z.int(),
  services: z.array(ChangedService),
  totals_before: AgentTotals,
  totals_after: AgentTotals,
  /** In the agency's own count; the fee is not in it. */
  difference_cents: Cents,
  fee_cents: Cents,
});
export type ChangeProposal = z.infer<typeof ChangeProposal>;

/** A change that was sent, as it was sent. */
export const ChangeRequest = z.object({
  uid: Uid,
  status: ChangeStatus,
  lock_version: z.int(),
  created_at: z.iso.datetime({ offset: true }),
  author_name: z.string(),
  remark: z.string(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  decided_at: z.iso.datetime({ offset: true }).nullable(),
  decided_by: z.string().nullable(),
  proposal: ChangeProposal,
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

const head = {
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  status: FileStatus,
  lock_version: z.int(),
  travel_date: DateOnly,
  end_date: DateOnly,
  currency: Currency,
  price_mode: z.enum(["net", "commission"]),
  requests: z.array(ChangeRequest),
};

/** A booking that is to be changed: what there is to choose from, what was asked before, and what a wish would cost. */
export const ChangePreview = z.object({
  ...head,
  /** False for quotes, trips that have begun and files that ended. */
  possible: z.boolean(),
  rooms: z.string(),
  travellers: z.array(
    z.object({
      seq: z.int(),
      name: z.string(),
      type: PaxType,
      age: z.int().nullable(),
    }),
  ),
  services: z.array(
    z.object({
      uid: Uid,
      service_type: ServiceType,
      name: z.string(),
      supplier_name: z.string(),
      date_from: DateOnly,
      date_to: DateOnly,
      status: LineStatus,
      cents: Cents,
      /** Something else could come in its place: it is bought by rates and for everyone. */
      swappable: z.boolean(),
    }),
  ),
  /** The days of the trip as it is, with the places where they begin. */
  days: z.array(
    z.object({ day_no: z.int(), date: DateOnly, place: z.object({ code: z.string(), name: z.string() }) }),
  ),
  /** Names of what the wish brings in, as far as the agency can find it. */
  options: z.array(z.object({ code: z.string(), name: z.string(), supplier_name: z.string() })),
  problems: z.array(ChangeProblem),
  /** Null while nothing is asked for, or something stands in the way. */
  proposal: ChangeProposal.nullable(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const ChangeInput = ChangeWish.extend({
  lock_version: z.coerce.number().int(),
  /** Seal of the proposal that the person saw; another one by now is answered with 409. */
  hash: z.string().max(64),
  remark: z.string().trim().max(2000).default(""),
  accepted: z.boolean().default(false),
});
export type ChangeInput = z.output<typeof ChangeInput>;

/** A change as the office reads it: an open one with what it would be at this moment. */
export const OfficeChange = ChangeRequest.extend({
  /** Null where it is not open, or can no longer be carried out. */
  today: ChangeProposal.nullable(),
  problems: z.array(ChangeProblem),
});
export type OfficeChange = z.infer<typeof OfficeChange>;
