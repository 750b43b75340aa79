import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { readPeriod } from "#app/routes/admin/money/gst-report/read-period.server.ts";
import { gstReportService } from "#app/services/gst-report.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { type GstEntry, GstQuery } from "#contract/money/gst-report.ts";

export const middleware: Route.MiddlewareFunction[] = [can("transactions.view")];

/** What the report is made of, from the first document to the last, as its filters find it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, GstQuery);
  const service = gstReportService(context.get(apiContext));
  const { currency } = await service.show(readPeriod(query));
  const t = getI18n(context).getFixedT(null, ["gstReport", "fileMoney"]);
  const amount = (name: "taxable" | "gst" | "total") => `${t(`gstReport:columns.${name}`)} (${currency})`;
  const columns: CsvColumn<GstEntry>[] = [
    { header: t("gstReport:columns.date"), value: (entry) => entry.date },
    { header: t("gstReport:columns.number"), value: (entry) => entry.number },
    { header: t("gstReport:columns.kind"), value: (entry) => t(`gstReport:kinds.${entry.kind}`) },
    {
      header: t("gstReport:columns.movedBy"),
      value: ({ moved_by: type }) => (type ? t(`fileMoney:types.${type}`) : null),
    },
    { header: t("gstReport:columns.file"), value: (entry) => entry.file_reference },
    { header: t("gstReport:columns.name"), value: (entry) => entry.file_name },
    { header: t("gstReport:columns.agency"), value: (entry) => entry.agency_name },
    { header: t("gstReport:columns.code"), value: (entry) => t(`fileMoney:codes.${entry.tax_code}`) },
    { header: amount("taxable"), value: (entry) => ({ cents: entry.taxable_cents }) },
    { header: amount("gst"), value: (entry) => ({ cents: entry.gst_cents }) },
    { header: amount("total"), value: (entry) => ({ cents: entry.total_cents }) },
  ];
  return csvResponse(
    "gst-report.csv",
    columns,
    (page) => service.entries({ ...query, page, per_page: 100 }),
    context.get(localeContext),
  );
}
