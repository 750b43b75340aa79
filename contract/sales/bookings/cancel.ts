import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import {
  Cents,
  ClockTime,
  Currency,
  DateOnly,
  FileStatus,
  LineStatus,
  Locale,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";

const access = { audience: "agent", permission: "bookings.request-cancel" } as const;
const params = z.object({ reference: z.string().max(20) });

export const CancelledLine = z.object({
  uid: Uid,
  date_from: DateOnly,
  date_to: DateOnly,
  service_type: ServiceType,
  name: z.string(),
  supplier_name: z.string(),
  status: LineStatus,
  net_cents: Cents,
  /** What cancelling it now costs. */
  fee_cents: Cents,
  /** The rule that says so; null where nothing is charged. */
  rule: z.string().nullable(),
});
export type CancelledLine = z.infer<typeof CancelledLine>;

/** What cancelling a booking would cost at this moment, service by service. Net amounts in the file's currency. */
export const CancellationPreview = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  status: FileStatus,
  lock_version: z.int(),
  travel_date: DateOnly,
  end_date: DateOnly,
  currency: Currency,
  /** False for quotes, trips that have begun and files that ended. */
  possible: z.boolean(),
  lines: z.array(CancelledLine),
  net_cents: Cents,
  fee_cents: Cents,
  /** When it first costs something else, on the clock where the brand is; null where it stays so. */
  next: z.object({ date: DateOnly, time: ClockTime, fee_cents: Cents }).nullable(),
});
export type CancellationPreview = z.infer<typeof CancellationPreview>;

export const showCancellation = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/cancellation",
  summary: "What cancelling a booking would cost now",
  tag: "bookings",
  access,
  params,
  query: z.object({ locale: Locale.optional() }),
  answer: item(CancellationPreview),
});

export const CancellationInput = z.object({
  lock_version: z.coerce.number().int(),
  /** The fee that the person saw; another one by now is answered with 409. */
  fee_cents: z.coerce.number().int(),
  fee_accepted: z.boolean().default(false),
  reason: z.string().trim().max(1000).default(""),
});
export type CancellationInput = z.infer<typeof CancellationInput>;

const CancelledBooking = z.object({
  reference: z.string(),
  status: FileStatus,
  currency: Currency,
  fee_cents: Cents,
});
export type CancelledBooking = z.infer<typeof CancelledBooking>;

export const cancelBooking = defineEndpoint({
  method: "POST",
  path: "/api/agent/client-files/{reference}/cancel",
  summary: "Cancel a booking: release our stock, and let suppliers be told",
  tag: "bookings",
  access,
  params,
  body: CancellationInput,
  answer: item(CancelledBooking),
  idempotent: true,
});

const byOffice = {
  tag: "client files",
  access: { audience: "office", permission: "client-files.cancel" },
  params: z.object({ uid: Uid }),
} as const;

export const showFileCancellation = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/cancellation",
  summary: "What cancelling a booking would cost its agency now",
  ...byOffice,
  answer: item(CancellationPreview),
});

export const cancelFile = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/cancel",
  summary: "Cancel a booking for its agency, which is told",
  ...byOffice,
  body: CancellationInput,
  answer: item(CancelledBooking),
  idempotent: true,
});

export const cancelEndpoints = [showCancellation, cancelBooking, showFileCancellation, cancelFile] as const;
