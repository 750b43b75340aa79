import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { ClockTime, DateOnly, ServiceType, Uid } from "#contract/primitives.ts";
import { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";
import { AnswerInput, SupplierRequest } from "#contract/sales/supplier-requests/request.ts";
import { SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

const Instant = z.iso.datetime({ offset: true });
const AskedKind = z.enum(["new", "amend", "cancel"]);

/** A request that waits for its supplier's answer. */
export const OwnRequestRow = z.object({
  uid: Uid,
  kind: AskedKind,
  status: SupplierRequestStatus,
  reference: z.string(),
  party_name: z.string(),
  service_type: ServiceType,
  name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  qty: z.int(),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  sent_at: Instant,
  due_at: Instant.nullable(),
  overdue: z.boolean(),
  urgent: z.boolean(),
});
export type OwnRequestRow = z.infer<typeof OwnRequestRow>;

export const OwnRequestQuery = listQuery({
  sort: ["due_at", "date_from", "party_name", "reference"],
  filter: {
    party: z.string().max(100),
    reference: z.string().max(20),
    kind: AskedKind,
  },
});

/** A request as its supplier reads it in the portal. */
export const OwnRequest = SupplierRequest.extend({
  /** The request that took its place; null where it is the newest. */
  newer_uid: Uid.nullable(),
});

/** A service that is not needed any more, and since when. */
export const CancelledBookingRow = SupplierBookingRow.extend({ cancelled_at: Instant });
export type CancelledBookingRow = z.infer<typeof CancelledBookingRow>;

export const CancelledBookingQuery = listQuery({
  sort: ["cancelled_at", "date_from", "party_name", "reference"],
  filter: { party: z.string().max(100), reference: z.string().max(20) },
});

const tag = "supplier desk";
const params = z.object({ uid: Uid });
const view = { audience: "supplier", permission: "requests.view" } as const;

export const listOwnRequests = defineEndpoint({
  method: "GET",
  path: "/api/supplier/requests",
  summary: "What waits for the supplier's answer, what is due first",
  tag,
  access: view,
  query: OwnRequestQuery,
  answer: page(OwnRequestRow),
});

export const showOwnRequest = defineEndpoint({
  method: "GET",
  path: "/api/supplier/requests/{uid}",
  summary: "A request as it was sent to the supplier",
  tag,
  access: view,
  params,
  answer: item(OwnRequest),
});

export const answerOwnRequest = defineEndpoint({
  method: "POST",
  path: "/api/supplier/requests/{uid}/answer",
  summary: "Answer a request, as by the link of its mail",
  tag,
  access: { audience: "supplier", permission: "requests.respond" },
  params,
  body: AnswerInput,
  answer: { kind: "empty" },
  status: 204,
});

export const listCancelledBookings = defineEndpoint({
  method: "GET",
  path: "/api/supplier/cancelled-bookings",
  summary: "Services of the supplier that were cancelled in the last 90 days, the newest first",
  tag,
  access: { audience: "supplier", permission: "bookings.view" },
  query: CancelledBookingQuery,
  answer: page(CancelledBookingRow),
});

export const ownRequestEndpoints = [
  listOwnRequests,
  showOwnRequest,
  answerOwnRequest,
  listCancelledBookings,
] as const;
