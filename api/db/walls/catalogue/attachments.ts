import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { mySupplier, ofVisible, only, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Papers of suppliers, contracts with their costs among them: the office's, and to the supplier what it shares with anybody.
  wall(
    supplierAttachment,
    {
      office: { rows: ofVisible("supplier", "supplier_attachment"), ...readAndWrite, remove: true },
      // With a booking of the supplier; which that is, the query says.
      agent: {
        rows: "visibility in ('agent', 'client')",
        read: only(
          supplierAttachment,
          ...(["id", "uid", "supplierId", "optionId", "uploadId", "visibility"] as const),
          ...(["title", "kind", "validFrom", "validTo", "language"] as const),
        ),
      },
      supplier: {
        rows: `supplier_id = ${mySupplier} and visibility <> 'internal'`,
        read: only(
          supplierAttachment,
          ...(["id", "uid", "supplierId", "optionId", "uploadId"] as const),
          ...(["title", "kind", "validFrom", "validTo"] as const),
        ),
      },
    },
    "attachment",
  ),
];
