import { z } from "zod";
import { defineEndpoint, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { DateOnly } from "#contract/primitives.ts";
import { SupplierBookingRow } from "#contract/supplier-desk/booking.ts";

export const SupplierBookingQuery = listQuery({
  sort: ["date_from", "reference"],
  filter: { reference: z.string().max(20), date_from: DateOnly, date_to: DateOnly },
});

export const listSupplierBookings = defineEndpoint({
  method: "GET",
  path: "/api/supplier/bookings",
  summary: "Confirmed services of the supplier from today on",
  tag: "supplier desk",
  access: { audience: "supplier", permission: "bookings.view" },
  query: SupplierBookingQuery,
  answer: page(SupplierBookingRow),
});
