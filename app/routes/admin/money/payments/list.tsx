import { CreditCard } from "lucide";
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
import { paymentStatuses } from "#app/domain/payment-statuses.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { paymentColumns } from "#app/routes/admin/money/payments/columns.tsx";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { paymentService } from "#app/services/payments.server.ts";
import { PaymentQuery } from "#contract/money/payments.ts";

export const middleware: Route.MiddlewareFunction[] = [can("payments.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "payments" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, PaymentQuery);
  const [page, settings] = await Promise.all([
    paymentService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  return {
    title: getI18n(context).t("payments:title"),
    timeZone: officeTimeZone(context),
    sort: query.sort[0] ?? "-created_at",
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

/** All card payments of the office's brands. */
export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const { title, timeZone, sort, unreadable, page, settings } = loaderData;
  const { t } = useTranslation("payments");
  const columns = paymentColumns({ t, locale: useLocale(), timeZone });
  const filters: FilterField[] = [
    { name: "q", label: t("filters.q"), kind: "search" },
    {
      name: "status",
      label: t("fields.status"),
      kind: "select",
      options: paymentStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
  ];
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={actionData?.viewProblem} />
          <ExportLink to={href("/admin/payments/export.csv")} />
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
        empty={<EmptyState icon={CreditCard} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
