import { CalendarCheck } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { PrintButton } from "#app/components/portal/print-button.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
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
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { bookingColumns } from "#app/routes/supplier/confirmed/columns.tsx";
import { useFreshRequests } from "#app/routes/supplier/use-fresh-requests.ts";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";
import { SupplierBookingQuery } from "#contract/sales/supplier-bookings/endpoints.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "supplier", list: "bookings" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, SupplierBookingQuery);
  const { organisation } = signedIn(context);
  const [page, settings] = await Promise.all([
    supplierBookingService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  const title = getI18n(context).t("supplierBookings:title");
  return {
    title,
    organisation,
    sort: query.sort[0],
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

export default function ConfirmedBookings({ loaderData, actionData }: Route.ComponentProps) {
  useFreshRequests();
  const { title, organisation, sort, unreadable, page, settings } = loaderData;
  const { t } = useTranslation(["supplierBookings", "desk"]);
  const columns = bookingColumns({ t, locale: useLocale() });
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t("intro")}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={actionData?.viewProblem} />
          <Link to={href("/supplier-app/arrivals")} className={buttonVariants({ size: "sm" })}>
            {t("desk:arrivalsByDay")}
          </Link>
          <Link to={href("/supplier-app/confirmed/reconfirm")} className={buttonVariants({ size: "sm" })}>
            {t("reconfirm")}
          </Link>
          <PrintButton label={t("print")} />
          <ExportLink to={href("/supplier-app/confirmed/export.csv")} />
        </>
      }
    >
      {organisation ? (
        <p className="hidden pb-3 font-semibold print:block">{t("printedFor", { supplier: organisation })}</p>
      ) : null}
      <FilterBar filters={useBookingFilters()} unreadable={unreadable} />
      <DataTable
        caption={title}
        columns={useShownColumns(columns, settings)}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort ?? "date_from"}
        empty={<EmptyState icon={CalendarCheck} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}

function useBookingFilters(): FilterField[] {
  const { t } = useTranslation("supplierBookings");
  return [
    { name: "party", label: t("fields.party"), kind: "search" },
    { name: "reference", label: t("fields.reference"), kind: "text" },
    { name: "date_from", label: t("filters.dateFrom"), kind: "date" },
    { name: "date_to", label: t("filters.dateTo"), kind: "date" },
  ];
}
