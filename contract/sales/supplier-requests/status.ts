import { z } from "zod";

export const SupplierRequestKind = z.enum(["new", "amend", "cancel", "reconfirm"]);
export type SupplierRequestKind = z.infer<typeof SupplierRequestKind>;

/** Statuses of what a supplier is asked (domain 3.6). `Draft` waits to be sent. */
export const SupplierRequestStatus = z.enum([
  "Draft",
  "Sent",
  "Viewed",
  "Confirmed",
  "Declined",
  "Wait-listed",
  "Alternative",
  "Superseded",
  "Withdrawn",
]);
export type SupplierRequestStatus = z.infer<typeof SupplierRequestStatus>;
