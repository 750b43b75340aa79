import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { clientFile } from "./client-file.ts";
import { createdAt, id, isOneOf } from "./columns.ts";

const paymentKinds = ["deposit", "instalment", "balance"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** When an agency pays what of a booking, as it was agreed when the booking was requested (domain 2.8). */
export const paymentSchedule = pgTable(
  "payment_schedule",
  {
    id: id(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    /** From 1, in the order in which they fall due. */
    seq: integer("seq").notNull(),
    kind: text("kind", { enum: paymentKinds }).notNull(),
    /** Empty where it falls due as soon as the booking is confirmed. */
    dueOn: date("due_on"),
    /** Of the net total as it was then, in the file's currency. */
    amountCents: integer("amount_cents").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("payment_schedule_once").on(table.fileId, table.seq),
    check("payment_schedule_kind_known", isOneOf(table.kind, paymentKinds)),
    check("payment_schedule_amount_positive", sql`${table.amountCents} >= 0`),
  ],
);
