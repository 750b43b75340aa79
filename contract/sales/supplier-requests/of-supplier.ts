import { z } from "zod";
import { defineEndpoint, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { DateOnly, Uid } from "#contract/primitives.ts";
import { SupplierRequestKind, SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

const Instant = z.iso.datetime({ offset: true });

/** Something that a supplier was asked or told, or is to be, for one file of many; `uid` and `file` lead to it. */
export const RequestOfSupplier = z.object({
  uid: Uid,
  file: Uid,
  reference: z.string(),
  party_name: z.string(),
  kind: SupplierRequestKind,
  status: SupplierRequestStatus,
  name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  qty: z.int(),
  created_at: Instant,
  sent_at: Instant.nullable(),
  due_at: Instant.nullable(),
  overdue: z.boolean(),
  urgent: z.boolean(),
  /** When it was answered for good. */
  answered_at: Instant.nullable(),
  confirmation_no: z.string().nullable(),
});
export type RequestOfSupplier = z.infer<typeof RequestOfSupplier>;

export const RequestOfSupplierQuery = listQuery({
  sort: ["created_at", "due_at", "date_from", "party_name", "reference"],
  filter: {
    party: z.string().max(100),
    reference: z.string().max(20),
    kind: SupplierRequestKind,
    status: SupplierRequestStatus,
  },
});

export const listRequestsOfSupplier = defineEndpoint({
  method: "GET",
  path: "/api/office/suppliers/{uid}/requests",
  summary: "What a supplier was asked and told for all files, the newest first",
  tag: "supplier requests",
  access: { audience: "office", permission: "client-files.view" },
  params: z.object({ uid: Uid }),
  query: RequestOfSupplierQuery,
  answer: page(RequestOfSupplier),
});

export const requestOfSupplierEndpoints = [listRequestsOfSupplier] as const;
