import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { rateAnalysisService } from "#app/services/rate-analysis.server.ts";
import { monthsFrom, stateOf } from "#contract/catalogue/rate-analysis/month-states.ts";
import { type RateCoverage, RateCoverageQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rate-analysis.view")];

/** The heat map as its filters find it, in the view of the address: the state of each month, or its change in percent. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, RateCoverageQuery);
  const service = rateAnalysisService(context.get(apiContext));
  const locale = context.get(localeContext);
  const t = getI18n(context).getFixedT(locale, "rateAnalysis");
  const { state: _state, ...filter } = query.filter;
  const { from } = await service.sums(filter);
  const changes = url.searchParams.get("show") === "change";
  const monthOf = (row: RateCoverage, index: number) => {
    if (!changes) return t(`states.${stateOf(row.months[index])}`);
    const change = row.changes[index] ?? null;
    return change === null ? null : change / 100;
  };
  const columns: CsvColumn<RateCoverage>[] = [
    { header: t("fields.code"), value: ({ code }) => code },
    { header: t("fields.product"), value: (row) => sayProduct(row, locale) },
    { header: t("fields.supplier"), value: (row) => row.supplier_name },
    { header: t("fields.place"), value: (row) => row.place_name },
    { header: t("fields.service"), value: (row) => row.service_type },
    { header: t("gaps"), value: ({ gaps }) => gaps.reduce((sum, nights) => sum + nights, 0) },
    { header: t("waits"), value: ({ waiting }) => waiting },
    ...monthsFrom(from).map((month, index): CsvColumn<RateCoverage> => ({
      header: changes ? `${month} %` : month,
      value: (row) => monthOf(row, index),
    })),
  ];
  return csvResponse(
    "rate-analysis.csv",
    columns,
    (page) => service.coverage({ ...query, page, per_page: 100 }),
    locale,
  );
}
