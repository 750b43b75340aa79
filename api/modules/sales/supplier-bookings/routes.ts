import { and, gte, lte } from "drizzle-orm";
import { orderedBy } from "#api/db/ordered-by.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { contains } from "#api/db/contains.ts";
import { arrivalSpan } from "#api/modules/sales/supplier-bookings/arrivals.ts";
import {
  pageOfBookings,
  presentBookings,
  upcoming,
} from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import { supplierCalendar } from "#api/modules/sales/supplier-bookings/calendar-feed.ts";
import {
  closeOwnLink,
  renewOwnLink,
  showOwnLink,
} from "#api/modules/sales/supplier-bookings/calendar-link.ts";
import { supplierDesk } from "#api/modules/sales/supplier-bookings/desk.ts";
import { saveStockNotices } from "#api/modules/sales/supplier-bookings/stock-notices.ts";
import { listArrivals } from "#contract/sales/supplier-bookings/arrivals.ts";
import {
  closeCalendarLink,
  readSupplierCalendar,
  renewCalendarLink,
  showCalendarLink,
} from "#contract/sales/supplier-bookings/calendar.ts";
import { changeStockNotices, listSupplierBookings } from "#contract/sales/supplier-bookings/endpoints.ts";
import { showSupplierDesk } from "#contract/sales/desks.ts";

/** What suppliers see of their own confirmed services. */
export const supplierBookingRoutes: Route[] = [
  route(listSupplierBookings, list),
  route(listArrivals, arrivalSpan),
  route(showCalendarLink, (_input, call) => showOwnLink(call)),
  route(renewCalendarLink, (_input, call) => renewOwnLink(call)),
  route(closeCalendarLink, (_input, call) => closeOwnLink(call)),
  route(readSupplierCalendar, supplierCalendar),
  route(changeStockNotices, saveStockNotices),
  route(showSupplierDesk, (_input, call) => supplierDesk(call)),
];

const sortColumns = {
  date_from: serviceLine.dateFrom,
  reference: clientFile.reference,
  party_name: clientFile.name,
};

async function list({ query }: InputOf<typeof listSupplierBookings>, call: Call) {
  const { filter, page, per_page: perPage, sort } = query;
  const where = and(
    upcoming(call),
    filter.party ? contains(clientFile.name, filter.party) : undefined,
    filter.reference ? contains(clientFile.reference, filter.reference) : undefined,
    filter.date_from ? gte(serviceLine.dateFrom, filter.date_from) : undefined,
    filter.date_to ? lte(serviceLine.dateFrom, filter.date_to) : undefined,
  );
  return call.database.inScope(call.scope, async (tx) => {
    const found = await pageOfBookings(tx, { where, order: orderedBy(sort, sortColumns), page, perPage });
    return { ...found, rows: await presentBookings(tx, found.rows, call) };
  });
}
