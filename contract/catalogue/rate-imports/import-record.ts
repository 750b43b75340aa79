import { z } from "zod";
import { importKinds, importStatuses } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { Uid } from "#contract/primitives.ts";

/** How many rows of an import came to what; together they are all rows. */
export const Counts = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  overlapping: z.int(),
  rejected: z.int(),
});
export type ImportCounts = z.infer<typeof Counts>;

/** A rate sheet on its way into the rates of a supplier, or seasons that are rolled forward. */
export const RateImport = z.object({
  uid: Uid,
  kind: z.enum(importKinds),
  status: z.enum(importStatuses),
  /** The name of the file; of a roll what it does: `+3.5 %`. */
  name: z.string(),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  applied_at: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
  /** What it did; null until it is applied. */
  counts: Counts.nullable(),
  lock_version: z.int(),
});
export type RateImport = z.infer<typeof RateImport>;
