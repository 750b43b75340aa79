import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { UploadPurpose } from "#contract/system/uploads.ts";
import { createdAt, id, moment, uid } from "./columns.ts";

/** A file that was taken in. The bytes lie in the file storage under `storageKey`. */
export const upload = pgTable(
  "upload",
  {
    id: id(),
    uid: uid(),
    purpose: text("purpose").$type<UploadPurpose>().notNull(),
    /** As it was called where it came from; shown, never used as a path. */
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    bytes: integer("bytes").notNull(),
    /** Of pictures. */
    width: integer("width"),
    height: integer("height"),
    /** Of attachments: what their bytes come to, in hexadecimal digits. Tells when the same file is sent again. */
    sha256: text("sha256"),
    storageKey: text("storage_key").notNull(),
    /** True once a record that everybody may see shows it. */
    isPublic: boolean("is_public").notNull().default(false),
    /** Empty until a record names it; such files are deleted after a day. */
    usedAt: moment("used_at"),
    /** Number of the account; no reference, which would close the circle of accounts, companies, places, pictures. */
    createdBy: integer("created_by"),
    /** Number of the agency that sent it; empty for files of the office. No reference, for the same reason. */
    agencyId: integer("agency_id"),
    createdAt: createdAt(),
  },
  (table) => [
    index("upload_unused")
      .on(table.createdAt)
      .where(sql`${table.usedAt} is null`),
    check("upload_size_positive", sql`${table.bytes} > 0 and ${table.width} > 0 and ${table.height} > 0`),
    check(
      "upload_picture_measured",
      sql`(${table.width} is null) = (${table.height} is null) and (${table.width} is not null or ${table.purpose} = 'attachment')`,
    ),
  ],
);
