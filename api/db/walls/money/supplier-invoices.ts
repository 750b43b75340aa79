import { supplierInvoice, supplierInvoiceLine } from "#api/db/schema/supplier-invoice.ts";
import { ofVisibleFile, ofVisibleLine, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // What the operator pays is for the office alone. What was written down stays; it can be taken back.
  wall(supplierInvoice, {
    office: {
      rows: ofVisibleFile("supplier_invoice"),
      read: true,
      add: true,
      change: ["taken_back_at", "taken_back_by"],
    },
  }),
  wall(supplierInvoiceLine, {
    office: { rows: ofVisibleLine("supplier_invoice_line"), read: true, add: true },
  }),
];
