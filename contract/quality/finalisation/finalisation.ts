import { z } from "zod";
import { ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";
import { BrandCode, Currency, DateOnly, FileStatus, Uid } from "#contract/primitives.ts";

const Instant = z.iso.datetime({ offset: true });

/** What is ticked by a person; everything else is worked out. */
export const FinalisationTick = z.enum(["names", "flights", "dietary"]);
export type FinalisationTick = z.infer<typeof FinalisationTick>;

/** What has to be right before documents go out, in the order it is read (domain 2.6). */
export const FinalisationCheck = z.enum([
  "names",
  "dob",
  "flights",
  "dietary",
  "all_confirmed",
  "all_reconfirmed",
  "pickups_complete",
  "day_headers",
  "driving_notes",
  "alerts_ack",
  "invoice_issued",
  "balance_paid",
  "documents_sent",
]);
export type FinalisationCheck = z.infer<typeof FinalisationCheck>;

/**
 * `done`. `open`: it has to be done, and holds the file up. `wrong`: somebody said no to it, and it holds the file up.
 * `later`: its time has not come, and it holds nothing up.
 */
export const CheckState = z.enum(["done", "open", "wrong", "later"]);
export type CheckState = z.infer<typeof CheckState>;

/** `count`: how many services, travellers or days are concerned; 0 where it is not counted. */
export const FinalisationCheckState = z.object({
  check: FinalisationCheck,
  state: CheckState,
  count: z.int(),
});
export type FinalisationCheckState = z.infer<typeof FinalisationCheckState>;

/**
 * Statuses of domain 3.9. `Due`: nobody has begun. `In progress`: somebody has, and something is open. `Blocked`:
 * something is wrong. `Ready`: nothing is in the way.
 */
export const FinalisationStage = z.enum([
  "Not due",
  "Due",
  "In progress",
  "Blocked",
  "Ready",
  "Finalised",
  "Reopened",
]);
export type FinalisationStage = z.infer<typeof FinalisationStage>;

/** A file on its way to be finalised. */
export const FinalisationRow = z.object({
  /** Of the file. */
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  brand: BrandCode,
  agency_name: z.string(),
  /** Who looks after the file. */
  consultant_name: z.string().nullable(),
  travel_date: DateOnly,
  due_on: DateOnly,
  file_status: FileStatus,
  currency: Currency,
  stage: FinalisationStage,
  checks: z.array(FinalisationCheckState),
});
export type FinalisationRow = z.infer<typeof FinalisationRow>;

/** The record of one file: who ticked what, and how it was finalised and opened again. */
export const Finalisation = FinalisationRow.extend({
  lock_version: z.int(),
  ticks: z.array(z.object({ tick: FinalisationTick, at: Instant, by: z.string() })),
  finalised_at: Instant.nullable(),
  finalised_by: z.string().nullable(),
  override_reason: z.string().nullable(),
  reopened_at: Instant.nullable(),
  reopened_by: z.string().nullable(),
  reopened_reason: z.string().nullable(),
  /** What clients would read otherwise now than when it was finalised; empty for what never was. */
  changes: z.array(ItineraryChange),
});
export type Finalisation = z.infer<typeof Finalisation>;
