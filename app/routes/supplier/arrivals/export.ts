import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvFile } from "#app/data-table/csv.ts";
import { csvDownload } from "#app/data-table/csv-response.ts";
import { arrivalDays } from "#app/domain/arrival-days.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { arrivalCsvColumns, arrivalLines } from "#app/routes/supplier/arrivals/csv-columns.ts";
import { readSpan } from "#app/routes/supplier/arrivals/read-span.server.ts";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

/** The days that the page shows, a line for each service of a day. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shown = await supplierBookingService(context.get(apiContext)).arrivals(readSpan(url).span);
  const locale = context.get(localeContext);
  const i18n = getI18n(context);
  const columns = arrivalCsvColumns(
    i18n.getFixedT(locale, ["arrivals", "supplierBookings"]),
    i18n.getFixedT(locale, "supplierBookings"),
  );
  const lines = arrivalLines(arrivalDays(shown));
  return csvDownload(`arrivals-${shown.from}.csv`, csvFile(columns, lines, locale));
}
