import { CalendarCheck } from "lucide";
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
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { cancelledColumns } from "#app/routes/supplier/cancelled/columns.tsx";
import { useFreshRequests } from "#app/routes/supplier/use-fresh-requests.ts";
import { ownRequestService } from "#app/services/own-requests.server.ts";
import { CancelledBookingQuery } from "#contract/sales/supplier-requests/supplier-calls.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "supplier", list: "cancelled-bookings" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, CancelledBookingQuery);
  const [page, settings] = await Promise.all([
    ownRequestService(context.get(apiContext)).cancelled(query),
    readListKeeping(url, context, kept),
  ]);
  return {
    title: getI18n(context).t("ownRequests:cancelledTitle"),
    timeZone: officeTimeZone(context),
    sort: query.sort[0],
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

export default function CancelledBookings({ loaderData, actionData }: Route.ComponentProps) {
  useFreshRequests();
  const { title, timeZone, sort, unreadable, page, settings } = loaderData;
  const { t } = useTranslation("ownRequests");
  const { t: say } = useTranslation("supplierBookings");
  const columns = cancelledColumns({
    t: say,
    cancelledOn: t("cancelledOn"),
    locale: useLocale(),
    timeZone,
  });
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t("cancelledIntro")}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={actionData?.viewProblem} />
          <ExportLink to={href("/supplier-app/cancelled/export.csv")} />
        </>
      }
    >
      <FilterBar filters={useCancelledFilters()} unreadable={unreadable} />
      <DataTable
        caption={title}
        columns={useShownColumns(columns, settings)}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort ?? "-cancelled_at"}
        empty={<EmptyState icon={CalendarCheck} title={t("cancelledEmpty")} text={t("cancelledEmptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}

function useCancelledFilters(): FilterField[] {
  const { t } = useTranslation("supplierBookings");
  return [
    { name: "party", label: t("fields.party"), kind: "search" },
    { name: "reference", label: t("fields.reference"), kind: "text" },
  ];
}
