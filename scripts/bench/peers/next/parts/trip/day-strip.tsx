import { dayState, formatDate } from "#app/domain/trip-days.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import type { ItineraryDay } from "#contract/sales/itineraries/itinerary.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";

export function DayStrip({ days, today }: { days: readonly ItineraryDay[]; today: string }) {
  const current = days.find(({ date }) => date === today);

  return (
    <nav
      aria-label={travelApp.days}
      data-day-strip
      className="sticky top-0 z-10 mt-6 border-y border-border bg-background print:hidden"
    >
      <ol className="mx-auto flex max-w-6xl gap-1 overflow-x-auto px-3 py-1.5 sm:px-5">
        {current && (
          <li>
            <a href={`#day-${current.day_no}`} className="day-link font-semibold text-primary-text">
              {travelApp.goToToday}
            </a>
          </li>
        )}
        {days.map(({ day_no, date }) => (
          <li key={day_no}>
            <a
              href={`#day-${day_no}`}
              aria-current={date === today ? "date" : undefined}
              aria-label={`${say(travelApp.day, { day: day_no })}, ${formatDate(date, "en", "day")}`}
              data-date={date}
              data-state={dayState(date, today)}
              className="day-link"
            >
              <span className="text-xs">{formatDate(date, "en", "weekday")}</span>
              <span className="font-semibold tabular-nums">{Number(date.slice(8))}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
