import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { useStockWords } from "#app/features/stock/stock-words.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { ProductBadges } from "#app/routes/admin/catalogue/suppliers/products/product-status.tsx";
import { productTabs } from "#app/routes/admin/catalogue/suppliers/products/product-tabs.ts";
import { say } from "#app/domain/product-name.ts";
import { useProductWords } from "#app/routes/admin/catalogue/suppliers/products/product-words.ts";
import { checkAddress } from "#app/routes/admin/catalogue/suppliers/whole-address.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { loadHistory } from "#app/routes/portal/record-screens.server.ts";
import { productOptionService } from "#app/services/product-options.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader(args: Route.LoaderArgs) {
  const locale = args.context.get(localeContext);
  const [history, places] = await Promise.all([
    loadHistory(args, productOptionService(args.context.get(apiContext)), {
      uid: args.params.product,
      titleOf: ({ name }) => say(name, locale),
    }),
    placeChoices(args.context, "office"),
  ]);
  checkAddress(args.params.uid, history.record.supplier);
  return { ...history, places };
}

const actions = ["put-on-sale", "taken-out"] as const;
const stockActions = [
  "stock-added",
  "stock-changed",
  "stock-removed",
  "sales-stopped",
  "sales-opened",
] as const;

export default function ProductHistory({
  loaderData: { title, record, places, ...history },
}: Route.ComponentProps) {
  const { t } = useTranslation(["supplierProducts", "supplierRates", "stock", "records", "productExtras"]);
  const uid = record.supplier;
  return (
    <RecordPage
      title={title}
      partOf={{ name: record.supplier_name, to: href("/admin/suppliers/:uid/products", { uid }) }}
      badges={<ProductBadges product={record} />}
      tabs={productTabs({ uid, product: record.uid }, t)}
    >
      <HistoryList
        {...history}
        words={useStockWords(useProductWords({ places }))}
        actions={Object.fromEntries([
          ...actions.map((action) => [action, t(`actions.${action}`)]),
          ...stockActions.map((action) => [action, t(`stock:history.actions.${action}`)]),
        ])}
      />
    </RecordPage>
  );
}
