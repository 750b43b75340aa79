import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, Uid } from "#contract/primitives.ts";

/**
 * Why a service is available at once (our allotment, free sale, seats of a tour), or has to be asked for: sold out,
 * stopped or gone back to the supplier on a day, always asked for, no seats, or at a price that is not settled.
 */
export const AvailabilityReason = z.enum([
  "stock",
  "freesale",
  "seats",
  "no_stock",
  "stop_sell",
  "released",
  "supplier",
  "no_seats",
  "price_open",
]);
export type AvailabilityReason = z.infer<typeof AvailabilityReason>;

/** What was found when the availability of a service was checked: `AV` is had at once, `OR` must be asked for. */
export const LineAvailability = z.object({
  status: z.enum(["AV", "OR"]),
  reason: AvailabilityReason,
  /** The first day on which it is so, where it is a matter of single days. */
  day: DateOnly.nullable(),
  checked_at: z.iso.datetime({ offset: true }),
});
export type LineAvailability = z.infer<typeof LineAvailability>;

/** What a check found; how many of our units are left is nobody's to read. */
export const AvailabilityCheck = z.object({
  uid: Uid,
  reference: z.string(),
  available: z.int(),
  on_request: z.int(),
  lines: z.array(LineAvailability.extend({ uid: Uid })),
});
export type AvailabilityCheck = z.infer<typeof AvailabilityCheck>;

const described = {
  method: "POST",
  summary: "Ask our stock which services of a quote are available at once, without holding anything",
  tag: "bookings",
  answer: item(AvailabilityCheck),
  idempotent: true,
} as const;

export const checkAvailability = defineEndpoint({
  ...described,
  path: "/api/agent/client-files/{reference}/availability",
  access: { audience: "agent", permission: "quotes.create" },
  params: z.object({ reference: z.string().max(20) }),
});

export const checkOfficeAvailability = defineEndpoint({
  ...described,
  path: "/api/office/client-files/{uid}/availability",
  access: { audience: "office", permission: "client-files.edit" },
  params: z.object({ uid: Uid }),
});

export const availabilityEndpoints = [checkAvailability, checkOfficeAvailability] as const;
