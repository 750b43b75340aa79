import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { FinalisationTick } from "#contract/quality/finalisation/finalisation.ts";
import { clientFile } from "./client-file.ts";
import { createdAt, id, lockVersion, moment, updatedAt } from "./columns.ts";

/** Who said when that something was checked. */
export type Ticks = Partial<Record<FinalisationTick, { at: string; by: string }>>;

/**
 * What people did on the way to finalise a file. A file has a row once somebody did; what is open is worked out of the
 * file itself.
 */
export const finalisation = pgTable("finalisation", {
  id: id(),
  fileId: integer("file_id")
    .notNull()
    .unique()
    .references(() => clientFile.id),
  ticks: jsonb("ticks").$type<Ticks>().notNull().default({}),
  finalisedAt: moment("finalised_at"),
  finalisedBy: text("finalised_by"),
  /** Why it was finalised in spite of what was open. */
  overrideReason: text("override_reason"),
  /** When a person opened it again, who, and why; a change that opens it by itself stands in the history of the file. */
  reopenedAt: moment("reopened_at"),
  reopenedBy: text("reopened_by"),
  reopenedReason: text("reopened_reason"),
  lockVersion: lockVersion(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
