import { Link } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { stockLooks } from "#app/features/stock/stock-looks.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { StockDay, StockProduct } from "#contract/catalogue/stock/stock.ts";

type StockCellProps = {
  date: string;
  /** The first of the month stands below its day of the week where the month is a sheet. */
  first: boolean;
  past: boolean;
  day: StockDay | undefined;
  otherwise: StockProduct["otherwise"];
  to: string | undefined;
};

const columns = [
  "",
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
];

/** A day of a product: a sign and a number on a ground of their own, and a sentence for whoever hears it. */
export function StockCell({ date, first, past, day, otherwise, to }: StockCellProps) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const line = day?.common ?? null;
  const state = line?.state ?? otherwise;
  const look = stockLooks[state];
  const amount = { free: line?.free ?? 0, max: line?.max ?? 0, taken: line?.taken ?? 0 };
  const said = [
    `${formatDayLong(date, locale)}: ${line ? t(`states.${state}`, amount) : t(`otherwise.${otherwise}`)}`,
    line?.stop?.reason,
    day && day.shares.length > 0 ? t("shares", { count: day.shares.length }) : null,
  ]
    .filter(Boolean)
    .join(". ");
  const shown = (
    <>
      <span aria-hidden className="block text-[0.6875rem] text-muted-foreground lg:hidden">
        {Number(date.slice(8))}
      </span>
      <span aria-hidden className="block whitespace-nowrap">
        {line ? look.sign : "·"}
        {line && (state === "open" || state === "full" || state === "released")
          ? `${line.free}/${line.max}`
          : null}
        {day && day.shares.length > 0 ? "+" : null}
      </span>
    </>
  );
  const box = cn(
    "block min-h-9 rounded-sm px-0.5 py-1 text-center text-xs leading-4 tabular-nums",
    line ? look.className : "text-muted-foreground",
    past && "opacity-60",
  );
  const column = first ? columns[weekdayNumber(date)] : undefined;
  return (
    <td role="cell" className={cn("p-px lg:border-t lg:border-border", column)}>
      {to && day ? (
        <Link to={to} aria-label={said} title={said} className={cn(box, "hover:underline")}>
          {shown}
        </Link>
      ) : (
        <span className={box} title={said}>
          {shown}
          <span className="sr-only">{said}</span>
        </span>
      )}
    </td>
  );
}

/** From 1 for Monday on. */
function weekdayNumber(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}
