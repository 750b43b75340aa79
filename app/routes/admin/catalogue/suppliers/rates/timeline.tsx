import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RateSeason } from "#contract/catalogue/rates/rates.ts";

const dayLength = 86_400_000;
const wide = 1000;
const lane = 26;

const fills = {
  confirmed: "fill-status-green",
  provisional: "fill-status-amber",
  estimate: "fill-muted-foreground",
} as const;

/** The seasons of a product as bars by date, one lane for each price code and priority. The table tells the same. */
export function Timeline({ seasons }: { seasons: readonly RateSeason[] }) {
  const { t } = useTranslation("supplierRates");
  const locale = useLocale();
  const days = seasons.flatMap(({ date_from: from, date_to: to }) => [from, to]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = Date.parse(first);
  const span = Date.parse(last) + dayLength - start;
  const at = (day: string, more = 0) => ((Date.parse(day) + more - start) / span) * wide;
  const laneOf = ({ price_code: code, priority }: RateSeason) => `${code} ${String(priority)}`;
  const lanes = [...new Set(seasons.map(laneOf))].toSorted();
  return (
    <figure className="mb-6 print:hidden">
      <figcaption className="mb-1 flex justify-between text-xs text-muted-foreground tabular-nums">
        <span>{formatDayLong(first, locale)}</span>
        <span className="font-medium">{t("timeline")}</span>
        <span>{formatDayLong(last, locale)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${String(wide)} ${String(lanes.length * lane)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-auto max-h-48 min-h-8 w-full rounded-md bg-muted"
      >
        {seasons.map((season) => (
          <rect
            key={season.uid}
            x={at(season.date_from) + 1}
            y={lanes.indexOf(laneOf(season)) * lane + 4}
            width={Math.max(2, at(season.date_to, dayLength) - at(season.date_from) - 2)}
            height={lane - 8}
            rx={3}
            className={season.closed ? "fill-status-red" : fills[season.status]}
          >
            <title>{season.name}</title>
          </rect>
        ))}
      </svg>
    </figure>
  );
}
