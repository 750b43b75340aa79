import { CalendarCheck } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Route } from "./+types/list.ts";
import { usePartyText } from "#app/components/desk/party-text.ts";
import { PrintButton } from "#app/components/desk/print-button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { bookingColumns } from "#app/routes/supplier/confirmed/columns.tsx";
import { supplierBookingService } from "#app/services/supplier-bookings.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { SupplierBookingQuery } from "#contract/supplier-desk/endpoints.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, SupplierBookingQuery);
  const { organisation } = signedIn(context);
  const page = await supplierBookingService(context.get(apiContext)).list(query);
  return { title: getI18n(context).t("supplierBookings:title"), organisation, sort: query.sort[0], page };
}

export default function ConfirmedBookings({ loaderData }: Route.ComponentProps) {
  const { title, organisation, sort, page } = loaderData;
  const { t } = useTranslation("supplierBookings");
  const locale = useLocale();
  const partyText = usePartyText();
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      intro={t("intro")}
      actions={<PrintButton label={t("print")} />}
    >
      {organisation ? (
        <p className="hidden pb-3 font-semibold print:block">{t("printedFor", { supplier: organisation })}</p>
      ) : null}
      <FilterBar filters={useBookingFilters()} />
      <DataTable
        caption={title}
        columns={bookingColumns({ t, locale, partyText })}
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
    { name: "reference", label: t("fields.reference"), kind: "text" },
    { name: "date_from", label: t("filters.dateFrom"), kind: "date" },
    { name: "date_to", label: t("filters.dateTo"), kind: "date" },
  ];
}
