import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { bookingCsvColumns } from "#app/routes/supplier/confirmed/csv-columns.ts";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { SupplierBookingQuery } from "#contract/sales/supplier-bookings/endpoints.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

/** The confirmed bookings that the list's filters find. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, SupplierBookingQuery);
  const locale = context.get(localeContext);
  const i18n = getI18n(context);
  const bookings = supplierBookingService(context.get(apiContext));
  return csvResponse(
    "confirmed-bookings.csv",
    bookingCsvColumns(i18n.t, i18n.getFixedT(locale, "supplierBookings")),
    (page) => bookings.list({ ...query, page, per_page: 100 }),
    locale,
  );
}
