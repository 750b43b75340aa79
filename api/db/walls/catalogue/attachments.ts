import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { mySupplier, ofVisible, only, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Papers of suppliers, contracts with their costs among them: the office's, and to the supplier what it shares.
  wall(
    supplierAttachment,
    {
      office: { rows: ofVisible("supplier", "supplier_attachment"), ...readAndWrite, remove: true },
      supplier: {
        rows: `supplier_id = ${mySupplier} and visibility = 'supplier'`,
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
