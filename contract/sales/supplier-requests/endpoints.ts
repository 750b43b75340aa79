import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, ServiceType, Uid } from "#contract/primitives.ts";
import { SupplierRequestKind, SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

/** Something that a supplier is to be asked or told about a service of a file, and has not answered yet. */
export const WaitingRequest = z.object({
  uid: Uid,
  kind: SupplierRequestKind,
  status: SupplierRequestStatus,
  supplier_name: z.string(),
  service_type: ServiceType,
  name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  qty: z.int(),
  /** Since when it waits. */
  created_at: z.iso.datetime({ offset: true }),
});
export type WaitingRequest = z.infer<typeof WaitingRequest>;

export const listFileRequests = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/supplier-requests",
  summary: "What suppliers are still to be asked or told about a client file, the longest waiting first",
  tag: "bookings",
  access: { audience: "office", permission: "client-files.view" },
  params: z.object({ uid: Uid }),
  answer: item(z.array(WaitingRequest)),
});

export const supplierRequestEndpoints = [listFileRequests] as const;
