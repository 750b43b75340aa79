import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Itinerary, ItineraryDay, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { datesTouch, dayState, formatDate } from "#app/domain/trip-days.ts";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { DayMap } from "#app/components/route-map/day-map.tsx";
import type { RouteMapData } from "#app/components/route-map/route-map-data.ts";
import { aroundJourneys } from "#contract/sales/itineraries/day-order.ts";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";
import { DayRests } from "./day-rests.tsx";
import { TripIcon } from "./trip-icons.tsx";
import { TripLeg } from "./trip-leg.tsx";
import { TripService } from "./trip-service.tsx";

type TripDayProps = {
  itinerary: Itinerary;
  day: ItineraryDay;
  locale: Locale;
  today: string;
  map?: RouteMapData;
  serviceFooter?: (service: ItineraryService) => ReactNode;
};

/** One day of the trip: its place, its words, its journeys and its services. */
export function TripDay({ itinerary, day, locale, today, map, serviceFooter }: TripDayProps) {
  const { t } = useTranslation("travelApp");
  const state = dayState(day.date, today);
  const id = `day-${String(day.day_no)}`;
  const alerts = itinerary.alerts.filter(
    (alert) =>
      datesTouch(alert, { date_from: day.date, date_to: day.date }) && !coversWholeTrip(alert, itinerary),
  );
  const before = itinerary.days.find(({ day_no }) => day_no === day.day_no - 1);
  const { first, rest } = aroundJourneys(day, before);
  const isTravelled = day.legs.length > 0 || map?.dayFrames.some(({ dayNo }) => dayNo === day.day_no);
  const entry = (service: ItineraryService) => (
    <TripService key={service.uid} service={service} locale={locale}>
      {serviceFooter?.(service)}
    </TripService>
  );
  const booked = itinerary.days.flatMap(({ services }) => services);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-date={day.date}
      data-state={state}
      data-again={before?.place.code === day.place.code ? "" : undefined}
      className="trip-day"
    >
      <PlacePicture place={day.place} brand={itinerary.brand.code} className="trip-day-picture" />
      <header className="mt-4">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-muted-foreground">
          <span className="today-badge">{t("today")}</span>
          <span className="text-primary-text">{t("day", { day: day.day_no })}</span>
          <time dateTime={day.date}>{formatDate(day.date, locale, "day")}</time>
        </p>
        <h2 id={`${id}-title`} className="mt-1 text-lg sm:text-xl">
          {day.title}
        </h2>
      </header>
      {day.text && <p className="mt-2 max-w-[65ch] whitespace-pre-line">{day.text}</p>}
      {alerts.map(({ title }) => (
        <a
          key={title}
          href="#alerts"
          className="reach-link text-sm text-status-amber-foreground print:hidden"
        >
          <TripIcon name="notice" small />
          <span className="text-link">{t("alerts.onThisDay", { title })}</span>
        </a>
      ))}
      <ul className="trip-line mt-5 grid gap-5">
        {first.map(entry)}
        {isTravelled && (
          <li className="trip-journeys">
            {day.legs.length > 0 && (
              <ul className="trip-line grid gap-5">
                {day.legs.map((leg) => (
                  <TripLeg
                    key={leg.from.code + leg.to.code}
                    leg={leg}
                    locale={locale}
                    showNotes={itinerary.show_driving_notes}
                  />
                ))}
              </ul>
            )}
            {map && <DayMap map={map} dayNo={day.day_no} />}
          </li>
        )}
        {rest.map(entry)}
        <DayRests
          tour={runningTour(day.date, booked)}
          free={day.legs.length + day.services.length === 0 ? t("freeDay") : null}
          overnight={day.overnight && t("overnight", { place: day.overnight.name })}
        />
      </ul>
    </section>
  );
}

/** Such an alert stands at the top for every day; repeated each day it would no longer be read. */
function coversWholeTrip(alert: Itinerary["alerts"][number], trip: Itinerary): boolean {
  return alert.date_from <= trip.date_from && alert.date_to >= trip.date_to;
}
