import { z } from "zod";
import {
  ClockTime,
  DateOnly,
  LineStatus,
  PaxType,
  PlaceBrief,
  RoomCode,
  ServiceType,
  Uid,
} from "#contract/primitives.ts";

/** A room with who sleeps in it; a name that is not known yet is null. */
export const OccupiedRoom = z.object({
  code: RoomCode,
  bedding_note: z.string().nullable(),
  travellers: z.array(z.object({ type: PaxType, name: z.string().nullable() })),
});
export type OccupiedRoom = z.infer<typeof OccupiedRoom>;

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
  /** The rooms of this service; empty where nobody sleeps, or where it is not told which rooms these are. */
  rooms: z.array(OccupiedRoom),
  status: LineStatus,
  confirmation: z.string().nullable(),
  voucher_no: z.string().nullable(),
  supplier_remarks: z.string().nullable(),
});
export type SupplierBookingRow = z.infer<typeof SupplierBookingRow>;
