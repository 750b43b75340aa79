import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { listArrivals, type SpanLength } from "#contract/sales/supplier-bookings/arrivals.ts";
import {
  closeCalendarLink,
  readSupplierCalendar,
  renewCalendarLink,
  showCalendarLink,
} from "#contract/sales/supplier-bookings/calendar.ts";
import {
  changeStockNotices,
  listSupplierBookings,
  type SupplierBookingQuery,
} from "#contract/sales/supplier-bookings/endpoints.ts";
import { showSupplierDesk } from "#contract/sales/desks.ts";

/** Confirmed services as their supplier reads them. */
export const supplierBookingService = (api: ApiClient) => ({
  tellStock: (on: boolean) => api.call(changeStockNotices, { body: { on } }),
  /** `from` is a date, today without it. */
  arrivals: (span: { from?: string; days: SpanLength }) => api.call(listArrivals, { query: span }),
  calendarLink: () => api.call(showCalendarLink),
  renewCalendar: (headers: Record<string, string>) => api.call(renewCalendarLink, { headers }),
  closeCalendar: (headers: Record<string, string>) => api.call(closeCalendarLink, { headers }),
  calendar: (token: string) => api.call(readSupplierCalendar, { params: { token } }),
  desk: () => api.call(showSupplierDesk),
  list: (query: z.output<typeof SupplierBookingQuery>) => api.call(listSupplierBookings, { query }),
});
