import { invoiceReminder } from "#api/db/schema/invoice-reminder.ts";
import { ofVisible, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // The clock writes them; the office sees what went out.
  wall(invoiceReminder, { office: { rows: ofVisible("invoice", "invoice_reminder"), read: true } }),
];
