import { stockLooks, stockStates } from "#app/features/stock/stock-looks.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";

/** What the signs of the calendar mean. */
export function StockLegend({ shares }: { shares: boolean }) {
  const { t } = useTranslation("stock");
  return (
    <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted-foreground">
      {stockStates.map((state) => (
        <div key={state} className="flex items-center gap-1.5">
          <dt
            className={cn(
              "min-w-7 rounded-sm px-1 text-center leading-5 tabular-nums",
              stockLooks[state].className,
            )}
          >
            {state === "open" ? "2/5" : stockLooks[state].sign}
          </dt>
          <dd>{t(`legend.${state}`)}</dd>
        </div>
      ))}
      {shares ? (
        <div className="flex items-center gap-1.5">
          <dt className="min-w-7 text-center">+</dt>
          <dd>{t("legend.share")}</dd>
        </div>
      ) : null}
    </dl>
  );
}
