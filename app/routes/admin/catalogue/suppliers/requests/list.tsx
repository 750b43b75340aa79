import { Inbox } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { requestColumns } from "#app/routes/admin/catalogue/suppliers/requests/columns.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { supplierRecordsService } from "#app/services/supplier-records.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { RequestOfSupplierQuery } from "#contract/sales/supplier-requests/of-supplier.ts";
import { SupplierRequestKind, SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readList(url, RequestOfSupplierQuery);
  const [supplier, page] = await Promise.all([
    supplierService(api).get(uid),
    supplierRecordsService(api).requests(uid, query),
  ]);
  return {
    title: supplier.name,
    supplier,
    page: withinPages(url, page),
    sort: query.sort[0] ?? "-created_at",
    unreadable: query.unreadable,
    timeZone: officeTimeZone(context),
    // Named here, as schemas stay on the server.
    kinds: SupplierRequestKind.options,
    statuses: SupplierRequestStatus.options,
  };
}

/** What a supplier was asked and told for all files, the newest first. */
export default function SupplierRequests({ loaderData }: Route.ComponentProps) {
  const { title, supplier, page, sort, unreadable, timeZone, kinds, statuses } = loaderData;
  const { t } = useTranslation([
    "supplierAsked",
    "supplierRequests",
    "suppliers",
    "supplierProducts",
    "records",
  ]);
  const filters: FilterField[] = [
    { name: "party", label: t("requests.fields.party"), kind: "search" },
    {
      name: "status",
      label: t("requests.fields.status"),
      kind: "select",
      options: statuses.map((value) => ({ value, label: t(`requests.statuses.${value}`) })),
    },
    {
      name: "kind",
      label: t("requests.fields.kind"),
      kind: "select",
      options: kinds.map((value) => ({ value, label: t(`supplierRequests:kinds.${value}`) })),
    },
    { name: "reference", label: t("requests.fields.reference"), kind: "text" },
  ];
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(supplier.uid, t)}
    >
      <FilterBar filters={filters} unreadable={unreadable} />
      <DataTable
        caption={t("suppliers:tabs.requests")}
        columns={requestColumns({ t, locale: useLocale(), timeZone })}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={Inbox} title={t("requests.empty")} text={t("requests.emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}
