import { Package, Plus } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { productColumns } from "#app/routes/admin/catalogue/suppliers/products/columns.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { productOptionService } from "#app/services/product-options.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { optionStatuses } from "#contract/catalogue/options/option-words.ts";
import { ProductOptionQuery } from "#contract/catalogue/options/options.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readList(url, ProductOptionQuery);
  const [supplier, page] = await Promise.all([
    supplierService(api).get(uid),
    productOptionService(api).list({ ...query, filter: { ...query.filter, supplier: uid } }),
  ]);
  return {
    title: supplier.name,
    supplier,
    page: withinPages(url, page),
    sort: query.sort[0] ?? "code",
    unreadable: query.unreadable,
    mayEdit: holds(context.get(userContext), "products.edit"),
  };
}

export default function SupplierProducts({ loaderData }: Route.ComponentProps) {
  const { title, supplier, page, sort, unreadable, mayEdit } = loaderData;
  const { t } = useTranslation(["supplierProducts", "productSearch", "suppliers", "records"]);
  const statuses = optionStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }));
  const { uid } = supplier;
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(uid, t)}
      actions={
        mayEdit ? (
          <Link
            to={href("/admin/suppliers/:uid/products/add", { uid })}
            className={buttonVariants({ variant: "primary" })}
          >
            <Icon of={Plus} />
            {t("add")}
          </Link>
        ) : null
      }
    >
      <p className="mb-4 max-w-[70ch] text-muted-foreground">{t("intro")}</p>
      <FilterBar
        filters={[
          { name: "q", label: t("search"), kind: "search" },
          { name: "status", label: t("fields.status"), kind: "select", options: statuses },
        ]}
        unreadable={unreadable}
      />
      <DataTable
        caption={t("tab")}
        columns={shownColumns(productColumns(t, useLocale()))}
        rows={page.data}
        rowKey={(one) => one.uid}
        sort={sort}
        empty={<EmptyState icon={Package} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}
