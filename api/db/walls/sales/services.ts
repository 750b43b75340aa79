import { lineAvailability } from "#api/db/schema/line-availability.ts";
import { allotmentHold, supplierRequest } from "#api/db/schema/request.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import {
  mySupplier,
  ofVisibleFile,
  ofVisibleLine,
  readAndWrite,
  wall,
  only,
  allBut,
  words,
  type Wall,
} from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  wall(serviceLine, {
    office: { rows: ofVisibleFile("service_line"), ...readAndWrite },
    agent: {
      rows: ofVisibleFile("service_line"),
      read: allBut(serviceLine, "supplierRemarks", "internalNote", "cancelSnapshot"),
    },
    // Quoted, available and not yet requested services are no business of the supplier.
    supplier: {
      rows: `supplier_id = ${mySupplier} and status not in ('QU', 'AV', 'OR')`,
      read: allBut(serviceLine, "remarks", "internalNote", "voucherText", "penaltyCents", "cancelSnapshot"),
    },
  }),
  // Money. What the agency pays is not for suppliers; what the operator pays is for the office alone.
  wall(linePrice, {
    office: { rows: ofVisibleLine("line_price"), ...readAndWrite },
    agent: { rows: ofVisibleLine("line_price"), read: allBut(linePrice, "source", "reason", "computedBy") },
  }),
  wall(lineCost, { office: { rows: ofVisibleLine("line_cost"), ...readAndWrite } }),
  wall(lineAvailability, {
    office: { rows: ofVisibleLine("line_availability"), read: true },
    agent: { rows: ofVisibleLine("line_availability"), read: true },
  }),
  wall(supplierRequest, {
    office: { rows: ofVisibleLine("supplier_request"), ...readAndWrite },
    agent: {
      rows: ofVisibleLine("supplier_request"),
      read: only(supplierRequest, "id", "uid", "lineId", "kind", "status", "sentAt", "createdAt"),
    },
    // What is not sent yet is the office's own.
    supplier: {
      rows: `supplier_id = ${mySupplier} and status <> 'Draft' and sent_at is not null`,
      read: allBut(supplierRequest, "rotation", "tokenHash", "linkKey", "lineBefore"),
    },
    // Whoever holds the link of the mail finds the request by it, and is shown it by the calls.
    public: {
      rows: `sent_at is not null and token_hash = ${words("request_token_hash")}`,
      read: only(supplierRequest, "id", "lineId"),
    },
  }),
  wall(allotmentHold, { office: { rows: ofVisibleLine("allotment_hold"), ...readAndWrite } }),
];
