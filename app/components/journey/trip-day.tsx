import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Itinerary, ItineraryDay, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { datesTouch, dayState, standsOpen } from "#app/domain/trip-days.ts";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { DayMap } from "#app/components/route-map/day-map.tsx";
import type { RouteMapData } from "#drawings/route-map/route-map-data.ts";
import { aroundJourneys } from "#contract/sales/itineraries/day-order.ts";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";
import { DayText } from "#app/components/rich-text/day-text.tsx";
import { DayRests } from "./day-rests.tsx";
import { TripDayHead } from "./trip-day-head.tsx";
import { TripIcon } from "./trip-icons.tsx";
import { TripLeg } from "./trip-leg.tsx";
import { TripService } from "./trip-service.tsx";

type TripDayProps = {
  itinerary: Itinerary;
  day: ItineraryDay;
  locale: Locale;
  today: string;
  map?: RouteMapData;
  /** Stands open whatever day it is. */
  isPreview?: boolean;
  serviceFooter?: (service: ItineraryService) => ReactNode;
};

/** One day of the trip: its place, its words, its journeys and its services. Folded unless it is near. */
export function TripDay(props: TripDayProps) {
  const { itinerary, day, today, isPreview } = props;
  const id = `day-${String(day.day_no)}`;
  const before = itinerary.days.find(({ day_no }) => day_no === day.day_no - 1);
  return (
    <section
      aria-labelledby={`${id}-title`}
      data-date={day.date}
      data-state={dayState(day.date, today)}
      data-again={before?.place.code === day.place.code ? "" : undefined}
      className="trip-day"
    >
      <details open={isPreview || standsOpen(day.date, itinerary.days[0]?.date ?? day.date, today)}>
        <TripDayHead {...props} id={id} />
        <span id={id} className="day-anchor" />
        <PlacePicture place={day.place} brand={itinerary.brand.code} className="trip-day-picture" />
        {day.text && <DayText text={day.text} className="mt-4" />}
        <DayAlerts itinerary={itinerary} date={day.date} />
        <DayEntries {...props} before={before} />
      </details>
    </section>
  );
}

/** Journeys and services in the order of the day. */
function DayEntries(props: TripDayProps & { before: ItineraryDay | undefined }) {
  const { itinerary, day, before, locale, map, serviceFooter } = props;
  const { t } = useTranslation("travelApp");
  const { first, rest } = aroundJourneys(day, before);
  const isTravelled = day.legs.length > 0 || map?.dayFrames.some(({ dayNo }) => dayNo === day.day_no);
  const entry = (service: ItineraryService) => (
    <TripService key={service.uid} service={service} locale={locale}>
      {serviceFooter?.(service)}
    </TripService>
  );
  const booked = itinerary.days.flatMap(({ services }) => services);
  return (
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
  );
}

function DayAlerts({ itinerary, date }: { itinerary: Itinerary; date: string }) {
  const { t } = useTranslation("travelApp");
  const alerts = itinerary.alerts.filter(
    (alert) => datesTouch(alert, { date_from: date, date_to: date }) && !coversWholeTrip(alert, itinerary),
  );
  return alerts.map(({ title }) => (
    <a key={title} href="#alerts" className="reach-link text-sm text-status-amber-foreground print:hidden">
      <TripIcon name="notice" small />
      <span className="text-link">{t("alerts.onThisDay", { title })}</span>
    </a>
  ));
}

/** Such an alert stands at the top for every day; repeated each day it would no longer be read. */
function coversWholeTrip(alert: Itinerary["alerts"][number], trip: Itinerary): boolean {
  return alert.date_from <= trip.date_from && alert.date_to >= trip.date_to;
}
