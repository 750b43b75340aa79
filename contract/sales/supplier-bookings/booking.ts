import { z } from "zod";
import { ClockTime, DateOnly, LineStatus, PlaceBrief, ServiceType, Uid } from "#contract/primitives.ts";

/** A confirmed service as its supplier reads it. No sell price, no contact of the client. */
export const SupplierBookingRow = z.object({
  uid: Uid,
  reference: z.string(),
  party_name: z.string(),
  service_type: ServiceType,
  name: z.string(),
  comment: z.string().nullable(),
  place: PlaceBrief.pick({ code: true, name: true }),
  date_from: DateOnly,
  date_to: DateOnly,
  start_time: ClockTime.nullable(),
  units: z.int(),
  qty: z.int(),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  status: LineStatus,
  confirmation: z.string().nullable(),
  voucher_no: z.string().nullable(),
  supplier_remarks: z.string().nullable(),
});
export type SupplierBookingRow = z.infer<typeof SupplierBookingRow>;
