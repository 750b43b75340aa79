import type { Arrival } from "#contract/sales/supplier-bookings/arrivals.ts";

/** A stay of two for two nights, of which nothing more is known. */
export const couple: Arrival = {
  uid: "01JD0000000000000000000001",
  reference: "NZFI100001",
  party_name: "Familie Weißenborn",
  service_type: "AC",
  name: "Park room",
  comment: null,
  place: { code: "ROT", name: "Rotorua" },
  date_from: "2026-11-20",
  date_to: "2026-11-22",
  start_time: null,
  units: 2,
  qty: 1,
  adults: 2,
  children: 0,
  infants: 0,
  rooms: [],
  status: "OK",
  confirmation: null,
  voucher_no: null,
  supplier_remarks: null,
  nights: 2,
  extras: [],
};
