import { datesTouch, dayState, formatDate, standsOpen } from "#app/domain/trip-days.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { isFormatted } from "#contract/formatted.ts";
import type { ItineraryDay } from "#contract/sales/itineraries/itinerary.ts";
import type { TripPage } from "#scripts/bench/peers/shared/trip-page.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { DayEntries } from "./day-entries.tsx";
import { PlacePicture } from "./place-picture.tsx";
import { TripIcon } from "./trip-icon.tsx";

export type DayProps = TripPage & { day: ItineraryDay; before: ItineraryDay | undefined };

export function Day(props: DayProps) {
  const { itinerary, day, before, today } = props;
  const id = `day-${day.day_no}`;
  const first = itinerary.days[0]?.date ?? day.date;
  const names = day.services.map(({ supplier_name, name }) => supplier_name || name);
  const gist = [...new Set(names)].join(" · ");
  const alerts = itinerary.alerts.filter(
    (alert) =>
      datesTouch(alert, { date_from: day.date, date_to: day.date }) &&
      !(alert.date_from <= itinerary.date_from && alert.date_to >= itinerary.date_to),
  );

  return (
    <section
      aria-labelledby={`${id}-title`}
      data-date={day.date}
      data-state={dayState(day.date, today)}
      data-again={before?.place.code === day.place.code ? "" : undefined}
      className="trip-day"
    >
      <details open={standsOpen(day.date, first, today)}>
        <summary className="day-head">
          <span className="flex flex-wrap items-center gap-2 text-sm font-medium text-muted-foreground">
            <span className="today-badge">{travelApp.today}</span>
            <span className="text-primary-text">{say(travelApp.day, { day: day.day_no })}</span>
            <time dateTime={day.date}>{formatDate(day.date, "en", "day")}</time>
          </span>
          <h2 id={`${id}-title`} className="mt-1 text-lg sm:text-xl">
            {day.title}
          </h2>
          {gist && <span className="day-gist">{gist}</span>}
          <TripIcon name="fold" />
        </summary>
        <span id={id} className="day-anchor"></span>
        <PlacePicture place={day.place} brand={itinerary.brand.code} className="trip-day-picture" />
        {isFormatted(day.text ?? "") ? (
          <div
            data-slot="rich-text"
            className="mt-4 max-w-[65ch] space-y-2"
            dangerouslySetInnerHTML={{ __html: day.text ?? "" }}
          />
        ) : day.text ? (
          <p className="mt-4 max-w-[65ch] whitespace-pre-line">{day.text}</p>
        ) : null}
        {alerts.map(({ title }) => (
          <a
            key={title}
            href="#alerts"
            className="reach-link text-sm text-status-amber-foreground print:hidden"
          >
            <TripIcon name="notice" small />
            <span className="text-link">{say(travelApp.alerts.onThisDay, { title })}</span>
          </a>
        ))}
        <DayEntries {...props} />
      </details>
    </section>
  );
}
