import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { stockLooks } from "#app/features/stock/stock-looks.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StockDayShown, StockLine } from "#contract/catalogue/stock/stock.ts";

type DayLinesProps = Pick<StockDayShown, "product" | "day"> & { timeZone: string };

/** What there is on a day for everybody, and the share of each agency. */
export function DayLines({ product, day, timeZone }: DayLinesProps) {
  const { t } = useTranslation("stock");
  const rows: { whose: string; line: StockLine }[] = [
    ...(day.common ? [{ whose: t("everybody"), line: day.common }] : []),
    ...day.shares.map((line) => ({ whose: line.agency, line })),
  ];
  return (
    <div className="space-y-2">
      {day.common ? null : <p className="text-muted-foreground">{t(`otherwise.${product.otherwise}`)}</p>}
      {rows.length > 0 ? (
        <dl className="divide-y divide-border border-y border-border">
          {rows.map(({ whose, line }) => (
            <div key={whose} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(10rem,16rem)_1fr]">
              <dt className="font-medium">{whose}</dt>
              <dd className="min-w-0">
                <Line line={line} timeZone={timeZone} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

function Line({ line, timeZone }: { line: StockLine; timeZone: string }) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const { mode, state, max, taken, free, release_days: release, stop } = line;
  const facts = mode === "allotment" ? [t("facts.amounts", { max, taken, free })] : [];
  if (mode === "allotment" && release > 0) facts.push(t("facts.release", { count: release }));
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={stockLooks[state].tone}>
          {[stockLooks[state].sign, t(`legend.${state}`)].filter(Boolean).join(" ")}
        </Badge>
        {facts.join(" · ")}
      </span>
      {stop ? (
        <span className="mt-1 block text-pretty wrap-anywhere">
          {stop.reason}
          <span className="block text-sm text-muted-foreground">
            {stop.at
              ? t("stops.by", {
                  by: stop.by ?? t("supplier"),
                  at: formatInstantDay(stop.at, timeZone, locale),
                })
              : (stop.by ?? t("supplier"))}
          </span>
        </span>
      ) : null}
    </>
  );
}
