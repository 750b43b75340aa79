import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { requestCsvColumns } from "#app/routes/supplier/requests/columns.tsx";
import { ownRequestService } from "#app/services/own-requests.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { OwnRequestQuery } from "#contract/sales/supplier-requests/supplier-calls.ts";

export const middleware: Route.MiddlewareFunction[] = [can("requests.view")];

/** What waits for an answer, as the list's filters find it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, OwnRequestQuery);
  const locale = context.get(localeContext);
  const t = getI18n(context).getFixedT(locale, ["ownRequests", "supplierRequests", "supplierBookings"]);
  const requests = ownRequestService(context.get(apiContext));
  return csvResponse(
    "requests.csv",
    requestCsvColumns(t, officeTimeZone(context)),
    (page) => requests.list({ ...query, page, per_page: 100 }),
    locale,
  );
}
