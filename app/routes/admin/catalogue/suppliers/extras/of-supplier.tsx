import { ListPlus } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/of-supplier.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { onOffFilter } from "#app/data-table/filter-fields.ts";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { extraColumns } from "#app/routes/admin/catalogue/suppliers/extras/columns.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { productExtraService } from "#app/services/product-extras.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { ExtraOfSupplierQuery } from "#contract/catalogue/extras/of-supplier.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readList(url, ExtraOfSupplierQuery);
  const [supplier, page] = await Promise.all([
    supplierService(api).get(uid),
    productExtraService(api).ofSupplier(uid, query),
  ]);
  return {
    title: supplier.name,
    supplier,
    page: withinPages(url, page),
    sort: query.sort[0] ?? "product",
    unreadable: query.unreadable,
  };
}

/** What can or must be taken with the products of a supplier; each leads to where it is changed. */
export default function SupplierExtras({ loaderData }: Route.ComponentProps) {
  const { title, supplier, page, sort, unreadable } = loaderData;
  const { uid, currency } = supplier;
  const { t } = useTranslation([
    "productExtras",
    "supplierRates",
    "suppliers",
    "supplierProducts",
    "records",
  ]);
  const locale = useLocale();
  return (
    <RecordPage title={title} badges={<SupplierBadges supplier={supplier} />} tabs={supplierTabs(uid, t)}>
      <FilterBar
        filters={[
          { name: "q", label: t("ofSupplier.search"), kind: "search" },
          onOffFilter("active", t("supplierRates:fields.status"), [t("fields.active"), t("ended")]),
          onOffFilter("compulsory", t("fields.compulsory"), [t("ofSupplier.yes"), t("ofSupplier.no")]),
        ]}
        unreadable={unreadable}
      />
      <DataTable
        caption={t("tab")}
        columns={shownColumns(extraColumns(t, { uid, currency, locale }))}
        rows={page.data}
        rowKey={({ product, code }) => `${product} ${code}`}
        sort={sort}
        empty={<EmptyState icon={ListPlus} title={t("ofSupplier.empty")} text={t("ofSupplier.emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}
