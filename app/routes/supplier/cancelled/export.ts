import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { cancelledCsvColumns } from "#app/routes/supplier/cancelled/columns.tsx";
import { ownRequestService } from "#app/services/own-requests.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { CancelledBookingQuery } from "#contract/sales/supplier-requests/supplier-calls.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

/** The cancelled bookings that the list's filters find. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, CancelledBookingQuery);
  const locale = context.get(localeContext);
  const i18n = getI18n(context);
  const bookings = ownRequestService(context.get(apiContext));
  const columns = cancelledCsvColumns({
    t: i18n.getFixedT(locale, "supplierBookings"),
    cancelledOn: i18n.t("ownRequests:cancelledOn"),
    locale,
    timeZone: officeTimeZone(context),
  });
  return csvResponse(
    "cancelled-bookings.csv",
    columns,
    (page) => bookings.cancelled({ ...query, page, per_page: 100 }),
    locale,
  );
}
