import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly } from "#contract/primitives.ts";
import { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";
import { spanLengths } from "#contract/sales/supplier-bookings/span-lengths.ts";

export const SpanLength = z.literal(spanLengths);
export type SpanLength = z.infer<typeof SpanLength>;

/** A confirmed service as those who prepare for it read it. */
export const Arrival = SupplierBookingRow.extend({
  /** Of stays alone. */
  nights: z.int().nullable(),
  /** Names of what was booked with it, as breakfast. */
  extras: z.array(z.string()),
});
export type Arrival = z.infer<typeof Arrival>;

/** Who comes, who is there and who leaves in a span of days. */
export const ArrivalSpan = z.object({
  /** Where the office of the supplier's brand is. */
  today: DateOnly,
  from: DateOnly,
  days: SpanLength,
  /** Services that begin in the span, and stays that have begun before and end in it or after it; by day and time. */
  services: z.array(Arrival),
  /** There are more than were read; the latest are left out. */
  more: z.boolean(),
});
export type ArrivalSpan = z.infer<typeof ArrivalSpan>;

export const listArrivals = defineEndpoint({
  method: "GET",
  path: "/api/supplier/arrivals",
  summary: "Confirmed services that begin in a span of days, and stays that last into it",
  tag: "supplier desk",
  access: { audience: "supplier", permission: "bookings.view" },
  query: z.object({
    /** Today without it. */
    from: DateOnly.optional(),
    days: z.coerce.number().pipe(SpanLength).default(7),
  }),
  answer: item(ArrivalSpan),
});
