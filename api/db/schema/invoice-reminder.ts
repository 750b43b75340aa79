import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bigId, createdAt } from "./columns.ts";
import { invoice } from "./invoice.ts";

/** That an agency was reminded of an invoice: once for each step, whatever becomes of the clock or the process. */
export const invoiceReminder = pgTable(
  "invoice_reminder",
  {
    id: bigId(),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoice.id),
    /** Days after the due day; negative before it. */
    step: integer("step").notNull(),
    toAddress: text("to_address").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("invoice_reminder_once").on(table.invoiceId, table.step),
    check("invoice_reminder_step_known", sql`${table.step} in (-7, 0, 7, 14)`),
  ],
);
