import { CircleCheck } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/waiting.ts";
import { Badge } from "#app/components/ui/badge.tsx";
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
import { formatDayRange } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { analysisTabs } from "#app/routes/admin/catalogue/rate-analysis/analysis-tabs.ts";
import { say } from "#app/domain/product-name.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { rateAnalysisService } from "#app/services/rate-analysis.server.ts";
import { type WaitingService, WaitingServiceQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rate-analysis.view")];

export const handle = inList("navigation:rateAnalysis", href("/admin/rate-analysis"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, WaitingServiceQuery);
  const page = await rateAnalysisService(context.get(apiContext)).waiting(query);
  return {
    title: getI18n(context).t("rateAnalysis:tabs.waiting"),
    page: withinPages(url, page),
    sort: query.sort[0] ?? "date_from",
    product: query.filter.product,
    unreadable: query.unreadable,
  };
}

function useColumns(): Column<WaitingService>[] {
  const { t } = useTranslation("rateAnalysis");
  const locale = useLocale();
  return [
    {
      id: "file",
      header: t("fields.file"),
      cell: (row) => row.file_reference,
      linkTo: ({ file_uid: uid }) => href("/admin/client-files/:uid/services", { uid }),
      sort: "reference",
    },
    { id: "name", header: t("fields.name"), cell: (row) => row.file_name },
    { id: "product", header: t("fields.product"), cell: (row) => <ProductLink row={row} /> },
    {
      id: "dates",
      header: t("fields.dates"),
      cell: (row) => formatDayRange(row.date_from, row.date_to, locale),
      sort: "date_from",
      kind: "fit",
    },
    {
      id: "status",
      header: t("fields.price_status"),
      cell: (row) => (
        <Badge tone={row.price_status === "estimate" ? "amber" : "red"}>
          {t(`waiting.statuses.${row.price_status}`)}
        </Badge>
      ),
      kind: "fit",
    },
    { id: "supplier", header: t("fields.supplier"), cell: (row) => row.supplier_name },
    { id: "consultant", header: t("fields.consultant"), cell: (row) => row.consultant_name ?? "" },
  ];
}

function ProductLink({ row }: { row: WaitingService }) {
  const { supplier: uid, product } = row;
  return (
    <Link
      to={href("/admin/suppliers/:uid/products/:product/rates", { uid, product })}
      className="text-primary-text hover:underline"
    >
      {say(row.product_name, useLocale())}
    </Link>
  );
}

/** Services of open quotes that wait for a rate, with the quote and the product that they are of. */
export default function WaitingServices({ loaderData }: Route.ComponentProps) {
  const { title, page, sort, product, unreadable } = loaderData;
  const { t } = useTranslation("rateAnalysis");
  const statuses = (["no_rate", "estimate"] as const).map((value) => ({
    value,
    label: t(`waiting.statuses.${value}`),
  }));
  const one = product === undefined ? [] : [{ value: product, label: t("waiting.product") }];
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t("waiting.intro")}
      actions={<ExportLink to={href("/admin/rate-analysis/waiting/export.csv")} />}
    >
      <Tabs label={t("tabs.label")} tabs={analysisTabs(t)} className="mb-3 print:hidden" />
      <FilterBar
        filters={[
          { name: "q", label: t("fields.file"), kind: "search" },
          { name: "price_status", label: t("fields.price_status"), kind: "select", options: statuses },
          ...(one.length > 0
            ? [{ name: "product", label: t("fields.product"), kind: "select" as const, options: one }]
            : []),
        ]}
        unreadable={unreadable}
      />
      <DataTable
        caption={title}
        columns={useColumns()}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={CircleCheck} title={t("waiting.empty")} text={t("waiting.emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
