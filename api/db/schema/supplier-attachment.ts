import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import {
  attachmentKinds,
  attachmentVisibilities,
  kindsWithCosts,
} from "#contract/catalogue/attachments/attachment-words.ts";
import type { Locale } from "#contract/primitives.ts";
import { createdAt, id, isOneOf, lockVersion, moment, sortedText, uid, updatedAt } from "./columns.ts";
import { supplier } from "./company.ts";
import { productOption } from "./product.ts";
import { upload } from "./upload.ts";
import { user } from "./user.ts";

/** A paper or picture of a supplier, or of one of its products, with how long it holds and who may read it. */
export const supplierAttachment = pgTable(
  "supplier_attachment",
  {
    id: id(),
    uid: uid(),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    optionId: integer("option_id").references(() => productOption.id),
    uploadId: integer("upload_id")
      .notNull()
      .references(() => upload.id),
    title: sortedText("title").notNull(),
    kind: text("kind", { enum: attachmentKinds }).notNull(),
    validFrom: date("valid_from", { mode: "string" }),
    /** The last day; without one it does not expire. */
    validTo: date("valid_to", { mode: "string" }),
    visibility: text("visibility", { enum: attachmentVisibilities }).notNull().default("internal"),
    language: text("language").$type<Locale>(),
    notes: text("notes"),
    /** When the office was told that this end comes near; empty again once it moves. */
    expiryToldAt: moment("expiry_told_at"),
    createdBy: integer("created_by").references(() => user.id),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("supplier_attachment_kind_known", isOneOf(table.kind, attachmentKinds)),
    check("supplier_attachment_visibility_known", isOneOf(table.visibility, attachmentVisibilities)),
    check(
      "supplier_attachment_costs_stay",
      sql`${table.visibility} in ('internal', 'supplier') or not (${isOneOf(table.kind, kindsWithCosts)})`,
    ),
    check("supplier_attachment_days_in_order", sql`${table.validTo} >= ${table.validFrom}`),
    index("supplier_attachment_of_supplier").on(table.supplierId),
    index("supplier_attachment_of_option").on(table.optionId),
    index("supplier_attachment_of_upload").on(table.uploadId),
    index("supplier_attachment_ending").on(table.validTo),
  ],
);
