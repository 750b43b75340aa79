import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { ofMyBrand, ofVisibleFile, ofVisible, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  wall(paymentSchedule, {
    office: { rows: ofVisibleFile("payment_schedule"), ...readAndWrite },
    agent: { rows: ofVisibleFile("payment_schedule"), read: true },
  }),
  // Drafts are the house's own; what was issued is kept by the database itself (`append-only.ts`).
  wall(invoice, {
    office: { rows: ofMyBrand, ...readAndWrite },
    agent: { rows: `${ofVisibleFile("invoice")} and status not in ('Draft', 'Void')`, read: true },
  }),
  wall(invoiceLine, {
    office: { rows: ofVisible("invoice", "invoice_line"), ...readAndWrite, remove: true },
    agent: { rows: ofVisible("invoice", "invoice_line"), read: true },
  }),
];
