import { CalendarCheck } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/ending.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import type { Column } from "#app/data-table/columns.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { analysisTabs } from "#app/routes/admin/catalogue/rate-analysis/analysis-tabs.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { rateAnalysisService } from "#app/services/rate-analysis.server.ts";
import { type EndingRate, EndingRateQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rate-analysis.view")];

export const handle = inList("navigation:rateAnalysis", href("/admin/rate-analysis"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, EndingRateQuery);
  const page = await rateAnalysisService(context.get(apiContext)).ending(query);
  return {
    title: getI18n(context).t("rateAnalysis:tabs.ending"),
    page: withinPages(url, page),
    sort: query.sort[0] ?? "ends_on",
    unreadable: query.unreadable,
  };
}

function useColumns(): Column<EndingRate>[] {
  const { t } = useTranslation("rateAnalysis");
  const locale = useLocale();
  return [
    {
      id: "product",
      header: t("fields.product"),
      cell: (row) => sayProduct(row, locale),
      linkTo: ({ uid, supplier }) =>
        href("/admin/suppliers/:uid/products/:product/rates", { uid: supplier, product: uid }),
    },
    { id: "supplier", header: t("fields.supplier"), cell: (row) => row.supplier_name, sort: "supplier" },
    {
      id: "ends_on",
      header: t("fields.ends_on"),
      cell: (row) => formatDayLong(row.ends_on, locale),
      sort: "ends_on",
      kind: "fit",
    },
    { id: "days_left", header: t("fields.days_left"), cell: (row) => row.days_left, kind: "number" },
    { id: "contract_ref", header: t("fields.contract_ref"), cell: (row) => row.contract_ref ?? "" },
  ];
}

/** Products whose standard rates end within the next days. */
export default function EndingRates({ loaderData }: Route.ComponentProps) {
  const { title, page, sort, unreadable } = loaderData;
  const { t } = useTranslation("rateAnalysis");
  const days = (["30", "60"] as const).map((value) => ({ value, label: t("ending.days", { days: value }) }));
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t("ending.intro")}
      actions={<ExportLink to={href("/admin/rate-analysis/ending/export.csv")} />}
    >
      <Tabs label={t("tabs.label")} tabs={analysisTabs(t)} className="mb-3 print:hidden" />
      <FilterBar
        filters={[
          { name: "q", label: t("filters.q"), kind: "search" },
          {
            name: "within",
            label: t("ending.within"),
            kind: "select",
            options: days,
            all: t("ending.days", { days: 90 }),
          },
          { name: "supplier", label: t("filters.supplier"), kind: "text" },
        ]}
        unreadable={unreadable}
      />
      <DataTable
        caption={title}
        columns={useColumns()}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={CalendarCheck} title={t("ending.empty")} text={t("ending.emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
