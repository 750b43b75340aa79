import { CalendarRange, Plus } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { ProductBadges } from "#app/routes/admin/catalogue/suppliers/products/product-status.tsx";
import { productTabs } from "#app/routes/admin/catalogue/suppliers/products/product-tabs.ts";
import { rateColumns } from "#app/routes/admin/catalogue/suppliers/rates/columns.tsx";
import { loadProduct } from "#app/routes/admin/catalogue/suppliers/rates/load-product.server.ts";
import { ShownMonth } from "#app/routes/admin/catalogue/suppliers/rates/shown-month.tsx";
import { Timeline } from "#app/routes/admin/catalogue/suppliers/rates/timeline.tsx";
import { TrialPanel } from "#app/routes/admin/catalogue/suppliers/rates/trial-panel.tsx";
import { readTrialForm, trialWish } from "#app/routes/admin/catalogue/suppliers/rates/trial-wish.server.ts";
import { rateService } from "#app/services/rates.server.ts";
import { RateSeasonQuery } from "#contract/catalogue/rates/rates.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rates.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const rates = rateService(context.get(apiContext));
  const query = readList(url, RateSeasonQuery);
  const form = readTrialForm(url);
  const wish = form.date === "" ? null : trialWish(form);
  const [of, page, trial] = await Promise.all([
    loadProduct(context, params),
    rates.list({ ...query, per_page: 100, filter: { ...query.filter, option: params.product } }),
    wish && rates.attempt(params.product, wish),
  ]);
  return {
    title: of.name,
    ...of,
    page: withinPages(url, page),
    sort: query.sort[0] ?? "date_from",
    month: query.filter.month,
    form,
    trial,
    unreadable: form.date !== "" && wish === null,
  };
}

export default function ProductRates({ loaderData, params }: Route.ComponentProps) {
  const { title, supplier, product, page, sort, month, form, trial, unreadable, mayEdit } = loaderData;
  const { t } = useTranslation(["supplierRates", "supplierProducts", "records", "productExtras"]);
  const locale = useLocale();
  return (
    <RecordPage
      title={title}
      partOf={{ name: supplier.name, to: href("/admin/suppliers/:uid/products", { uid: supplier.uid }) }}
      badges={<ProductBadges product={product} />}
      tabs={productTabs(params, t)}
      actions={
        mayEdit ? (
          <Link
            to={href("/admin/suppliers/:uid/products/:product/rates/add", params)}
            className={buttonVariants({ variant: "primary" })}
          >
            <Icon of={Plus} />
            {t("add")}
          </Link>
        ) : null
      }
    >
      <p className="mb-4 max-w-[70ch] text-muted-foreground">{t("intro")}</p>
      {month ? <ShownMonth month={month} /> : null}
      <Timeline seasons={page.data} />
      <DataTable
        caption={t("tab")}
        columns={shownColumns(rateColumns(t, { locale, keyOf: () => params }))}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={CalendarRange} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
      {page.data.length > 0 ? (
        <TrialPanel
          wish={form}
          trial={trial}
          unreadable={unreadable}
          isRoom={product.charge_basis === "room"}
        />
      ) : null}
    </RecordPage>
  );
}
