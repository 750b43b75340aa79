import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange, formatInstantDay } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StockMonth, StopSell } from "#contract/catalogue/stock/stock.ts";

type StopsListProps = {
  shown: StockMonth;
  timeZone: string;
  /** Who closed what has no name that the reader may know. */
  others: string;
};

type Run = { key: string; product: string; from: string; to: string; stop: StopSell };

/** Which days of the month are closed, why, and who closed them; days that follow each other together. */
export function StopsList({ shown, timeZone, others }: StopsListProps) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const runs = stopRuns(shown);
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="stops" className="mt-8">
      <h2 id="stops" className="mb-2 text-base font-semibold">
        {t("stops.title")}
      </h2>
      <ul className="divide-y divide-border border-y border-border">
        {runs.map(({ key, product, from, to, stop }) => (
          <li key={key} className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[minmax(12rem,18rem)_1fr]">
            <span>
              <span className="font-medium">{formatDayRange(from, to, locale)}</span>
              <span className="block text-sm text-muted-foreground">{product}</span>
            </span>
            <span className="min-w-0 wrap-anywhere">
              {stop.reason}
              <span className="block text-sm text-muted-foreground">
                {stop.at
                  ? t("stops.by", { by: stop.by ?? others, at: formatInstantDay(stop.at, timeZone, locale) })
                  : (stop.by ?? others)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stopRuns({ products }: StockMonth): Run[] {
  const runs: Run[] = [];
  for (const { uid, name, days } of products) {
    for (const { date, common } of days) {
      const stop = common?.stop;
      if (!stop) continue;
      const last = runs.at(-1);
      const follows = last?.key.startsWith(uid) && isNext(last.to, date) && isSame(last.stop, stop);
      if (last && follows) last.to = date;
      else runs.push({ key: `${uid} ${date}`, product: name, from: date, to: date, stop });
    }
  }
  return runs;
}

function isNext(date: string, other: string): boolean {
  return Date.parse(other) - Date.parse(date) === 86_400_000;
}

function isSame(one: StopSell, other: StopSell): boolean {
  return one.reason === other.reason && one.by === other.by && one.at === other.at;
}
