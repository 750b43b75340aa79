import { CalendarX } from "lucide";
import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { weekdayShort } from "#app/domain/dates.ts";
import { StockCell } from "#app/features/stock/stock-cell.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { StockMonth } from "#contract/catalogue/stock/stock.ts";

type StockCalendarProps = {
  shown: StockMonth;
  /** The page of a day; without it cells are no links. */
  dayLink?: (product: string, date: string) => string;
  /** The page that tells what was changed of a product. */
  historyLink?: (product: string) => string;
};

/** Products by days of a month. On a phone each product is a sheet of seven days a row. */
export function StockCalendar({ shown, dayLink, historyLink }: StockCalendarProps) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const days = daysOfMonth(shown.month);
  if (shown.products.length === 0)
    return <EmptyState icon={CalendarX} title={t("empty")} text={t("emptyText")} />;
  return (
    <div
      role="region"
      aria-label={t("table")}
      tabIndex={0}
      className="relative overflow-x-auto lg:rounded-md lg:border lg:border-border"
    >
      <table role="table" className="w-full border-separate border-spacing-0 max-lg:block">
        <caption className="sr-only">{t("table")}</caption>
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row">
            <th
              role="columnheader"
              scope="col"
              className="sticky start-0 z-10 bg-card px-3 py-1.5 text-start text-xs font-medium"
            >
              {t("product")}
            </th>
            {days.map((date) => (
              <th
                key={date}
                role="columnheader"
                scope="col"
                aria-current={date === shown.today ? "date" : undefined}
                className={cn(
                  "px-0.5 py-1 text-center text-xs font-normal text-muted-foreground tabular-nums",
                  date === shown.today && "font-semibold text-foreground underline",
                )}
              >
                <span className="block">{weekdayShort(date, locale).slice(0, 2)}</span>
                {Number(date.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:block">
          {shown.products.map((product) => (
            <tr
              key={product.uid}
              role="row"
              className="max-lg:mb-5 max-lg:grid max-lg:grid-cols-7 max-lg:gap-1"
            >
              <th
                role="rowheader"
                scope="row"
                className="sticky start-0 z-10 min-w-44 bg-card px-3 py-2 text-start align-middle font-normal max-lg:static max-lg:col-span-7 max-lg:bg-transparent max-lg:px-0 max-lg:pb-1 lg:w-64 lg:border-t lg:border-border"
              >
                <span className="block font-medium">{product.name}</span>
                <span className="block text-xs text-muted-foreground">
                  {[product.comment, product.code, t(`units.${product.unit}`)].filter(Boolean).join(" · ")}
                </span>
                {historyLink ? (
                  <Link
                    to={historyLink(product.uid)}
                    className="text-xs text-muted-foreground underline print:hidden"
                  >
                    {t("history.title")}
                  </Link>
                ) : null}
              </th>
              {days.map((date) => (
                <StockCell
                  key={date}
                  date={date}
                  first={date === days[0]}
                  past={date < shown.today}
                  day={product.days.find((one) => one.date === date)}
                  otherwise={product.otherwise}
                  to={dayLink?.(product.uid, date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function daysOfMonth(month: string): string[] {
  const [year = 2000, number = 1] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`);
}
