import { Percent } from "lucide";
import { href, useLocation } from "react-router";
import type { Route } from "./+types/report.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { entryColumns } from "#app/routes/admin/money/gst-report/entry-columns.tsx";
import { monthColumns } from "#app/routes/admin/money/gst-report/month-columns.tsx";
import { Narrowed } from "#app/routes/admin/money/gst-report/narrowed.tsx";
import { readPeriod } from "#app/routes/admin/money/gst-report/read-period.server.ts";
import { reportFilters } from "#app/routes/admin/money/gst-report/report-filters.ts";
import { ReportSums } from "#app/routes/admin/money/gst-report/report-sums.tsx";
import { gstReportService } from "#app/services/gst-report.server.ts";
import { GstQuery } from "#contract/money/gst-report.ts";

export const middleware: Route.MiddlewareFunction[] = [can("transactions.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, GstQuery);
  const service = gstReportService(context.get(apiContext));
  const [report, page] = await Promise.all([service.show(readPeriod(query)), service.entries(query)]);
  const { month, code, kind } = query.filter;
  return {
    title: getI18n(context).t("gstReport:title"),
    report,
    page: withinPages(url, page),
    unreadable: query.unreadable,
    narrowed: { month, code, kind },
  };
}

/** The tax of a brand over some days: what it comes to by month and tax code, and the documents that make it up. */
export default function GstReportPage({ loaderData }: Route.ComponentProps) {
  const { title, report, page, unreadable, narrowed } = loaderData;
  const { t } = useTranslation(["gstReport", "fileMoney"]);
  const locale = useLocale();
  const say = { t, locale, search: useLocation().search };
  return (
    <ListPage
      title={title}
      note={t(`gstReport:about.${report.basis}`)}
      actions={<ExportLink to={href("/admin/gst-report/export.csv")} />}
    >
      <FilterBar filters={reportFilters(report, t)} unreadable={unreadable} unfolded />
      {report.shortened ? (
        <Alert tone="warning" className="mb-4">
          {t("gstReport:shortened")}
        </Alert>
      ) : null}
      <ReportSums report={report} />
      {report.months.length === 0 ? (
        <div className="data-table-frame">
          <EmptyState icon={Percent} title={t("gstReport:empty")} text={t("gstReport:emptyText")} />
        </div>
      ) : (
        <>
          <DataTable
            caption={t("gstReport:months")}
            columns={monthColumns(say)}
            rows={report.months}
            rowKey={({ month, kind, tax_code: code }) => `${month}-${kind}-${code}`}
            empty={null}
          />
          <h2 id="entries" className="mt-8 mb-2 text-base">
            {t(`gstReport:entries.${report.basis}`)}
          </h2>
          <Narrowed {...narrowed} />
          <DataTable
            caption={t(`gstReport:entries.${report.basis}`)}
            columns={entryColumns({ ...say, basis: report.basis })}
            rows={page.data}
            rowKey={({ number, tax_code: code, seq, kind }) => `${number}-${code}-${seq ?? ""}-${kind}`}
            empty={null}
          />
          <ListPages meta={page.meta} />
        </>
      )}
    </ListPage>
  );
}
