import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ItineraryDay } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { dayState, formatDate } from "#app/domain/trip-days.ts";

type DayStripProps = { days: readonly ItineraryDay[]; timezone: string; locale: Locale; today: string };

/**
 * A row of links to the days that stays at the top of the screen; today is marked. The way to it is there also before
 * the trip, hidden: the module shows it on a page that was kept until then.
 */
export function DayStrip({ days, timezone, locale, today }: DayStripProps) {
  const { t } = useTranslation("travelApp");
  const current = days.find(({ date }) => date === today);
  return (
    <nav
      aria-label={t("days")}
      data-day-strip
      data-timezone={timezone}
      className="sticky top-0 z-10 mt-6 border-y border-border bg-background print:hidden"
    >
      <ol className="mx-auto flex max-w-6xl gap-1 overflow-x-auto px-3 py-1.5 sm:px-5">
        <li hidden={!current}>
          <a
            href={`#day-${String((current ?? days[0])?.day_no)}`}
            data-today-link
            className="day-link font-semibold text-primary-text"
          >
            {t("goToToday")}
          </a>
        </li>
        {days.map(({ day_no, date }) => (
          <li key={day_no}>
            <a
              href={`#day-${String(day_no)}`}
              aria-current={date === today ? "date" : undefined}
              aria-label={`${t("day", { day: day_no })}, ${formatDate(date, locale, "day")}`}
              data-date={date}
              data-state={dayState(date, today)}
              className="day-link"
            >
              <span className="text-xs">{formatDate(date, locale, "weekday")}</span>
              <span className="font-semibold tabular-nums">{Number(date.slice(8))}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
