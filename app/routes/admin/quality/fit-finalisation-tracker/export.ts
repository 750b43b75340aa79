import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { csvColumns } from "#app/data-table/record-columns.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { finalisationColumns } from "#app/routes/admin/quality/fit-finalisation-tracker/columns.tsx";
import { finalisationService } from "#app/services/finalisations.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { FinalisationQuery } from "#contract/quality/finalisation/endpoints.ts";

export const middleware: Route.MiddlewareFunction[] = [can("fit-finalisation.view")];

/** The tracker as its filters find it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, FinalisationQuery);
  const locale = context.get(localeContext);
  const t = getI18n(context).getFixedT(locale, "finalisation");
  const service = finalisationService(context.get(apiContext));
  return csvResponse(
    "fit-finalisation.csv",
    csvColumns(finalisationColumns(t, locale)),
    (page) => service.list({ ...query, page, per_page: 100 }),
    locale,
  );
}
