import { CalendarRange } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/of-supplier.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, userContext } from "#app/context.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { BulkQuestion } from "#app/data-table/bulk-question.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { answerBulk } from "#app/records/bulk-answer.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { supplierRateColumns } from "#app/routes/admin/catalogue/suppliers/rates/columns.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { rateService } from "#app/services/rates.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { rateStatuses } from "#contract/catalogue/rates/rate-words.ts";
import { rateResource, RateSeasonQuery } from "#contract/catalogue/rates/rates.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readList(url, RateSeasonQuery);
  const sort = query.sort.length > 0 ? query.sort : (["product"] as const);
  const [supplier, page] = await Promise.all([
    supplierService(api).get(uid),
    rateService(api).list({ ...query, sort: [...sort], filter: { ...query.filter, supplier: uid } }),
  ]);
  return {
    title: supplier.name,
    supplier,
    page: withinPages(url, page),
    sort: sort[0] ?? "product",
    unreadable: query.unreadable,
    mayEdit: holds(context.get(userContext), "rates.edit"),
  };
}

/** Says of many seasons that they are agreed; of all that the filters find only those of this supplier. */
export async function action({ request, url, params: { uid: supplier }, context }: Route.ActionArgs) {
  const rates = rateService(context.get(apiContext));
  return answerBulk(await readForm(request), url, rateResource, {
    bulk: (verb, target, more) =>
      rates.bulk(verb, "filter" in target ? { filter: { ...target.filter, supplier } } : target, more),
  });
}

/** The seasons of all products of a supplier, to be looked through, and confirmed in one go. */
export default function SupplierRates({ loaderData, actionData }: Route.ComponentProps) {
  const { title, supplier, page, sort, unreadable, mayEdit } = loaderData;
  const { t } = useTranslation(["supplierRates", "supplierProducts", "suppliers", "records"]);
  const statuses = rateStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }));
  const verbs = mayEdit
    ? [{ name: "confirm", label: t("ofSupplier.confirm"), title: t("ofSupplier.confirmTitle") }]
    : [];
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(supplier.uid, t)}
    >
      <FilterBar
        filters={[
          { name: "q", label: t("ofSupplier.search"), kind: "search" },
          { name: "status", label: t("fields.status"), kind: "select", options: statuses },
        ]}
        unreadable={unreadable}
      />
      <BulkQuestion verbs={verbs} answer={actionData} />
      <BulkForm meta={page.meta} verbs={verbs}>
        <DataTable
          caption={t("tab")}
          columns={shownColumns(supplierRateColumns(t, useLocale(), supplier.uid))}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort}
          selectable={verbs.length > 0}
          empty={
            <EmptyState icon={CalendarRange} title={t("ofSupplier.empty")} text={t("ofSupplier.emptyText")} />
          }
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}
