import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { labelColours, labelIcons, type LabelColour, type LabelIcon } from "#contract/content/labels.ts";
import { clientFile } from "./client-file.ts";
import { createdAt, id, isOneOf, lockVersion, sortedText, uid, updatedAt } from "./columns.ts";

/** A mark that the office puts on files or service lines, in an order of its own. */
export const label = pgTable(
  "label",
  {
    id: id(),
    uid: uid(),
    name: sortedText("name").notNull(),
    colour: text("colour").$type<LabelColour>().notNull(),
    icon: text("icon").$type<LabelIcon>().notNull(),
    appliesTo: text("applies_to", { enum: ["file", "line"] }).notNull(),
    active: boolean("active").notNull().default(false),
    /** Place among all labels, from 1. Moving one renumbers others, so it is no part of their version. */
    position: integer("position").notNull(),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("label_name_once").on(table.appliesTo, sql`lower(${table.name})`),
    check("label_name_length", sql`length(${table.name}) between 2 and 40`),
    check("label_colour_known", isOneOf(table.colour, labelColours)),
    check("label_icon_known", isOneOf(table.icon, labelIcons)),
    check("label_scope_known", isOneOf(table.appliesTo, ["file", "line"])),
    index("label_in_order").on(table.position, table.id),
  ],
);

/** Which files carry which labels. */
export const clientFileLabel = pgTable(
  "client_file_label",
  {
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id, { onDelete: "cascade" }),
    labelId: integer("label_id")
      .notNull()
      .references(() => label.id),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.labelId] }),
    index("client_file_label_of_label").on(table.labelId, table.fileId),
  ],
);
