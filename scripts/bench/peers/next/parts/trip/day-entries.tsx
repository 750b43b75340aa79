import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { trip } from "#app/i18n/locales/en/trips/trip.ts";
import { aroundJourneys } from "#contract/sales/itineraries/day-order.ts";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { legIcons, serviceIcons, type TripIcon as IconName } from "#scripts/bench/peers/shared/trip-icons.ts";
import { legFacts } from "#scripts/bench/peers/shared/trip-words.ts";
import type { DayProps } from "./day.tsx";
import { DayMap } from "./day-map.tsx";
import { Service } from "./service.tsx";
import { TripIcon } from "./trip-icon.tsx";

export function DayEntries({ itinerary, day, before, reviews, today, map, path }: DayProps) {
  const parts = aroundJourneys(day, before);
  const frame = map?.dayFrames.find(({ dayNo }) => dayNo === day.day_no);
  const tour = runningTour(
    day.date,
    itinerary.days.flatMap(({ services }) => services),
  );
  const isFree = day.legs.length + day.services.length === 0;

  return (
    <ul className="trip-line mt-5 grid gap-5">
      {parts.first.map((service) => (
        <Service key={service.uid} service={service} reviews={reviews} today={today} path={path} />
      ))}
      {day.legs.length > 0 || frame ? (
        <li className="trip-journeys">
          {day.legs.length > 0 ? (
            <ul className="trip-line grid gap-5">
              {day.legs.map((leg) => (
                <li key={leg.from.code + leg.to.code} className="flex gap-4">
                  <span className="trip-icon">
                    <TripIcon name={legIcons[leg.mode]} />
                  </span>
                  <div className="min-w-0 pt-1.5">
                    <p className="font-medium">
                      {say(trip.leg.route, { from: leg.from.name, to: leg.to.name })}
                    </p>
                    <p className="text-sm text-muted-foreground tabular-nums">
                      {legFacts(leg, itinerary.show_driving_notes)}
                    </p>
                    {itinerary.show_driving_notes && leg.notes && (
                      <details className="fold mt-1">
                        <summary>
                          {trip.leg.notes}
                          <TripIcon name="fold" small />
                        </summary>
                        <p className="pb-2 whitespace-pre-line">{leg.notes}</p>
                      </details>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          ) : null}
          {frame && <DayMap map={map} frame={frame} />}
        </li>
      ) : null}
      {parts.rest.map((service) => (
        <Service key={service.uid} service={service} reviews={reviews} today={today} path={path} />
      ))}
      {tour ? (
        <Rest icon={serviceIcons[tour.service_type]} text={say(trip.onTour, tour)} />
      ) : isFree ? (
        <Rest icon="clock" text={travelApp.freeDay} />
      ) : null}
      {day.overnight && <Rest icon="night" text={say(travelApp.overnight, { place: day.overnight.name })} />}
    </ul>
  );
}

function Rest({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-4">
      <span className="trip-icon">
        <TripIcon name={icon} />
      </span>
      <p className="font-medium">{text}</p>
    </li>
  );
}
