import { href } from "react-router";
import type { Route } from "./+types/month.ts";
import { apiContext, userContext } from "#app/context.ts";
import { StockActs } from "#app/features/stock/stock-acts.tsx";
import { MonthNav } from "#app/features/stock/month-nav.tsx";
import { readMonthQuery } from "#app/features/stock/month-query.server.ts";
import { StockCalendar } from "#app/features/stock/stock-calendar.tsx";
import { StockLegend } from "#app/features/stock/stock-legend.tsx";
import { StockPages } from "#app/features/stock/stock-pages.tsx";
import { StopsList } from "#app/features/stock/stops-list.tsx";
import { readWhyForm, whyQuestion } from "#app/features/stock/why-form.ts";
import { WhyPanel } from "#app/features/stock/why-panel.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { stockService } from "#app/services/stock.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const user = context.get(userContext);
  const stock = stockService(api, uid);
  const query = readMonthQuery(url);
  const asked = readWhyForm(url);
  const question = asked.ask === "" ? null : whyQuestion(asked);
  const [supplier, shown, choices, answer] = await Promise.all([
    supplierService(api).get(uid),
    stock.month(query),
    stock.choices(),
    question && stock.why(question),
  ]);
  return {
    title: supplier.name,
    supplier,
    shown,
    choices,
    product: query.product,
    asked,
    answer,
    unreadable: asked.ask !== "" && question === null,
    may: { change: holds(user, "allotments.edit"), stop: holds(user, "stop-sell.edit") },
    timeZone: officeTimeZone(context),
  };
}

/** What we keep of a supplier's products in a month, and why something could not be had. */
export default function SupplierStock({ loaderData }: Route.ComponentProps) {
  const { title, supplier, shown, choices, product, asked, answer, unreadable, may, timeZone } = loaderData;
  const { t } = useTranslation(["stock", "suppliers", "supplierProducts", "records"]);
  const { uid } = supplier;
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(uid, t)}
      actions={<StockActs uid={uid} may={may} begin={{ date_from: firstDay(shown) }} />}
    >
      <MonthNav shown={shown} products={choices.products} product={product} />
      <StockCalendar
        shown={shown}
        dayLink={(key, date) =>
          href("/admin/suppliers/:uid/allotments/:product/:date", { uid, product: key, date })
        }
        historyLink={(key) => href("/admin/suppliers/:uid/products/:product/history", { uid, product: key })}
      />
      <StockPages shown={shown} product={product} />
      <StockLegend shares />
      <StopsList shown={shown} timeZone={timeZone} others={t("supplier")} />
      {choices.products.length > 0 ? (
        <WhyPanel
          month={shown.month}
          asked={asked}
          answer={answer}
          unreadable={unreadable}
          choices={choices}
          timeZone={timeZone}
        />
      ) : null}
    </RecordPage>
  );
}

/** The first day of the month that can still be changed. */
function firstDay({ month, today }: { month: string; today: string }): string {
  const first = `${month}-01`;
  return first < today ? today : first;
}
