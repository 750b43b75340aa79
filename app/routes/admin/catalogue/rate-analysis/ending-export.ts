import type { Route } from "./+types/ending-export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { rateAnalysisService } from "#app/services/rate-analysis.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { type EndingRate, EndingRateQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rate-analysis.view")];

/** The products whose rates end soon, as the list's filters find them. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, EndingRateQuery);
  const service = rateAnalysisService(context.get(apiContext));
  const locale = context.get(localeContext);
  const t = getI18n(context).getFixedT(locale, "rateAnalysis");
  const columns: CsvColumn<EndingRate>[] = [
    { header: t("fields.code"), value: ({ code }) => code },
    { header: t("fields.product"), value: (row) => sayProduct(row, locale) },
    { header: t("fields.supplier"), value: (row) => row.supplier_name },
    { header: t("fields.place"), value: (row) => row.place_name },
    { header: t("fields.ends_on"), value: (row) => row.ends_on },
    { header: t("fields.days_left"), value: (row) => row.days_left },
    { header: t("fields.contract_ref"), value: (row) => row.contract_ref },
  ];
  return csvResponse(
    "ending-rates.csv",
    columns,
    (page) => service.ending({ ...query, page, per_page: 100 }),
    locale,
  );
}
