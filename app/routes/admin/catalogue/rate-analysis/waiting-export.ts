import type { Route } from "./+types/waiting-export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { say } from "#app/domain/product-name.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { rateAnalysisService } from "#app/services/rate-analysis.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { type WaitingService, WaitingServiceQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rate-analysis.view")];

/** The services that wait for a rate, as the list's filters find them. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, WaitingServiceQuery);
  const service = rateAnalysisService(context.get(apiContext));
  const locale = context.get(localeContext);
  const t = getI18n(context).getFixedT(locale, "rateAnalysis");
  const columns: CsvColumn<WaitingService>[] = [
    { header: t("fields.file"), value: (row) => row.file_reference },
    { header: t("fields.name"), value: (row) => row.file_name },
    { header: t("fields.product"), value: (row) => say(row.product_name, locale) },
    { header: t("fields.supplier"), value: (row) => row.supplier_name },
    { header: t("fields.from"), value: (row) => row.date_from },
    { header: t("fields.to"), value: (row) => row.date_to },
    { header: t("fields.price_status"), value: (row) => t(`waiting.statuses.${row.price_status}`) },
    { header: t("fields.consultant"), value: (row) => row.consultant_name },
  ];
  return csvResponse(
    "waiting-services.csv",
    columns,
    (page) => service.waiting({ ...query, page, per_page: 100 }),
    locale,
  );
}
