import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ReadSheet } from "#api/domain/rate-sheets/sheet.ts";
import type { ImportCounts } from "#contract/catalogue/rate-imports/import-record.ts";
import type { RateRollInput } from "#contract/catalogue/rate-imports/rate-imports.ts";
import type { SheetMappingInput } from "#contract/catalogue/rate-imports/sheet-mapping.ts";
import { importKinds, importStatuses } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { createdAt, id, isOneOf, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { user } from "./user.ts";

/**
 * A rate sheet, or seasons to be rolled forward, between being sent and being applied. What was applied stays, as the
 * rates that it wrote name it; what was not is deleted after a day.
 */
export const rateImport = pgTable(
  "rate_import",
  {
    id: id(),
    uid: uid(),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: importKinds }).notNull(),
    status: text("status", { enum: importStatuses }).notNull().default("draft"),
    /** The name of the file, or what a roll does. */
    name: text("name").notNull(),
    /** What was read of the file; empty of a roll, and once it is applied. */
    sheet: jsonb("sheet").$type<ReadSheet>(),
    /** What its columns are; the next sheet of the supplier begins with it. */
    mapping: jsonb("mapping").$type<KeptMapping>(),
    roll: jsonb("roll").$type<RateRollInput>(),
    counts: jsonb("counts").$type<ImportCounts>(),
    createdBy: integer("created_by").references(() => user.id),
    appliedAt: moment("applied_at"),
    undoneAt: moment("undone_at"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("rate_import_kind_known", isOneOf(table.kind, importKinds)),
    check("rate_import_status_known", isOneOf(table.status, importStatuses)),
    index("rate_import_of_supplier").on(table.supplierId, table.createdAt),
    index("rate_import_waiting")
      .on(table.createdAt)
      .where(sql`${table.status} = 'draft'`),
  ],
);

/**
 * A mapping with the headings that its columns had, by which it is found again on another sheet. Those from before sheets
 * could have the month first do not say which number is the day.
 */
export type KeptMapping = Omit<SheetMappingInput, "day_order"> &
  Partial<Pick<SheetMappingInput, "day_order">> & { headings: string[] };
