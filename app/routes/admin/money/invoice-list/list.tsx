import { FileText } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { invoiceColumns } from "#app/routes/admin/money/invoice-list/columns.tsx";
import { shownInvoices } from "#app/routes/admin/money/invoice-list/shown-invoices.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { invoiceListService } from "#app/services/invoice-list.server.ts";
import { InvoiceListQuery } from "#contract/money/invoice-list.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "invoices" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(shownInvoices(url), InvoiceListQuery);
  const [page, settings] = await Promise.all([
    invoiceListService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  return {
    title: getI18n(context).t("invoiceList:title"),
    sort: query.sort[0] ?? "-issue_date",
    part: query.filter.part ?? "all",
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

const parts = ["open", "overdue", "paid", "all"] as const;

/** Issued invoices of all files: first what is open, by its due day. */
export default function Invoices({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, part, unreadable, page, settings } = loaderData;
  const { t } = useTranslation("invoiceList");
  const columns = invoiceColumns({ t, locale: useLocale() });
  const filters: FilterField[] = [
    {
      name: "part",
      label: t("filters.part"),
      kind: "tabs",
      shown: part,
      options: parts.map((value) => ({ value, label: t(`parts.${value}`) })),
    },
    { name: "q", label: t("filters.q"), kind: "search" },
    { name: "issue_date_from", label: t("filters.from"), kind: "date" },
    { name: "issue_date_to", label: t("filters.to"), kind: "date" },
  ];
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={actionData?.viewProblem} />
          <ExportLink to={href("/admin/invoices/export.csv")} />
        </>
      }
    >
      <FilterBar filters={filters} unreadable={unreadable} />
      <DataTable
        caption={title}
        columns={useShownColumns(columns, settings)}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={FileText} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
