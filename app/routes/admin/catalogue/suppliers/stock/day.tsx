import { CalendarCheck } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/day.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { formatDayLong } from "#app/domain/dates.ts";
import { StockActs } from "#app/features/stock/stock-acts.tsx";
import { DayLines } from "#app/features/stock/day-lines.tsx";
import { holderColumns } from "#app/features/stock/holder-columns.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { stockService } from "#app/services/stock.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("products.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid, product, date }, context }: Route.LoaderArgs) {
  const shown = await stockService(context.get(apiContext), uid).day(product, date);
  const user = context.get(userContext);
  return {
    ...shown,
    title: `${shown.product.name}, ${formatDayLong(date, context.get(localeContext))}`,
    may: { change: holds(user, "allotments.edit"), stop: holds(user, "stop-sell.edit") },
    timeZone: officeTimeZone(context),
  };
}

/** What there is of a product on a day, for whom, and who holds it. */
export default function StockDayPage({ loaderData, params }: Route.ComponentProps) {
  const { title, product, day, holders, may, timeZone } = loaderData;
  const { t } = useTranslation(["stock", "status"]);
  const locale = useLocale();
  const { uid, date } = params;
  const month = `?${new URLSearchParams({ month: date.slice(0, 7) }).toString()}`;
  return (
    <RecordPage
      title={title}
      partOf={{ name: t("tab"), to: href("/admin/suppliers/:uid/allotments", { uid }) + month }}
      actions={
        <StockActs uid={uid} may={may} begin={{ products: product.uid, date_from: date, date_to: date }} />
      }
    >
      <DayLines product={product} day={day} timeZone={timeZone} />
      <h2 className="mt-8 mb-3 text-base font-semibold">{t("holders.title")}</h2>
      {holders === null ? (
        <p className="text-muted-foreground">{t("holders.hidden")}</p>
      ) : (
        <DataTable
          caption={t("holders.title")}
          columns={holderColumns(t, { locale, timeZone })}
          rows={holders}
          rowKey={({ reference, held_at: at, of_share: share }) => `${reference} ${at} ${String(share)}`}
          empty={<EmptyState icon={CalendarCheck} title={t("holders.empty")} text={t("holders.emptyText")} />}
        />
      )}
    </RecordPage>
  );
}
