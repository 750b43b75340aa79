import { href, Link } from "react-router";
import type { Route } from "./+types/month.ts";
import { PrintButton } from "#app/components/portal/print-button.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext } from "#app/context.ts";
import { MonthNav } from "#app/features/stock/month-nav.tsx";
import { readMonthQuery } from "#app/features/stock/month-query.server.ts";
import { StockCalendar } from "#app/features/stock/stock-calendar.tsx";
import { StockLegend } from "#app/features/stock/stock-legend.tsx";
import { StockPages } from "#app/features/stock/stock-pages.tsx";
import { StopsList } from "#app/features/stock/stops-list.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { officeTimeZone, signedIn } from "#app/routes/portal/facts.server.ts";
import { ownStockService } from "#app/services/stock.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const stock = ownStockService(context.get(apiContext));
  const user = signedIn(context);
  const query = readMonthQuery(url);
  const [shown, choices] = await Promise.all([stock.month(query), stock.choices()]);
  return {
    title: getI18n(context).t("stock:tab"),
    shown,
    choices,
    product: query.product,
    may: { change: holds(user, "own-allotments.edit"), stop: holds(user, "own-stop-sell.edit") },
    timeZone: officeTimeZone(context),
  };
}

/** What the supplier keeps for us in a month, and which days it has closed. */
export default function OwnStock({ loaderData }: Route.ComponentProps) {
  const { title, shown, choices, product, may, timeZone } = loaderData;
  const { t } = useTranslation("stock");
  const first = `${shown.month}-01`;
  const query = `?${new URLSearchParams({ date_from: first < shown.today ? shown.today : first }).toString()}`;
  return (
    <RecordPage
      title={title}
      actions={
        <>
          <PrintButton label={t("print")} />
          {may.stop && choices.products.length > 0 ? (
            <Link to={href("/supplier-app/allotments/stop") + query} className={buttonVariants()}>
              {t("stop.title")}
            </Link>
          ) : null}
          {may.change && choices.products.length > 0 ? (
            <Link
              to={href("/supplier-app/allotments/change") + query}
              className={buttonVariants({ variant: "primary" })}
            >
              {t("change.title")}
            </Link>
          ) : null}
        </>
      }
    >
      <p className="mb-4 max-w-[70ch] text-muted-foreground">{t("intro")}</p>
      <MonthNav shown={shown} products={choices.products} product={product} />
      <StockCalendar shown={shown} />
      <StockPages shown={shown} product={product} />
      <StockLegend shares={false} />
      <StopsList shown={shown} timeZone={timeZone} others={t("office")} />
    </RecordPage>
  );
}
