import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { DateOnly } from "#contract/primitives.ts";
import { listArrivals } from "#contract/sales/supplier-bookings/arrivals.ts";
import { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";

export const SupplierBookingQuery = listQuery({
  sort: ["date_from", "reference", "party_name"],
  filter: {
    party: z.string().max(100),
    reference: z.string().max(20),
    date_from: DateOnly,
    date_to: DateOnly,
  },
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

/** Whether a supplier is told, by mail to its reservations and by the bell, of what is sold from its stock. */
export const StockNotices = z.object({ on: z.boolean(), email: z.string() });
export type StockNotices = z.infer<typeof StockNotices>;

export const changeStockNotices = defineEndpoint({
  method: "PUT",
  path: "/api/supplier/stock-notices",
  summary: "Say whether the supplier is told of what is sold from its stock and of what goes back to it",
  tag: "supplier desk",
  access: { audience: "supplier", permission: "own-allotments.edit" },
  body: z.object({ on: z.boolean() }),
  answer: item(StockNotices),
  idempotent: true,
});

export const supplierBookingEndpoints = [listSupplierBookings, listArrivals, changeStockNotices] as const;
