import { datesTouch, formatInstant } from "#app/domain/trip-days.ts";
import { publicPages } from "#app/i18n/locales/en/server/public.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import type { TripPage } from "#scripts/bench/peers/shared/trip-page.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { iconsOf, tripIcons } from "#scripts/bench/peers/shared/trip-icons.ts";
import { Icon } from "../icon.tsx";
import { Alerts } from "./alerts.tsx";
import { Contact } from "./contact.tsx";
import { Day } from "./day.tsx";
import { DayStrip } from "./day-strip.tsx";
import { Documents } from "./documents.tsx";
import { Hero } from "./hero.tsx";
import { RouteMap } from "./route-map.tsx";
import { Thanks } from "./thanks.tsx";
import { TripHeader } from "./trip-header.tsx";

export function Trip({ itinerary, reviews, today, map, path, host }: TripPage & { host: string }) {
  const isOver = today > itinerary.date_to;
  const alerts = itinerary.alerts.filter((alert) => datesTouch(alert, itinerary));
  const version = say(travelApp.version, {
    version: itinerary.version,
    date: formatInstant(itinerary.published_at, "en", itinerary.timezone),
  });

  return (
    <>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <defs>
          {iconsOf(itinerary.days).map((name) => (
            <Icon
              key={name}
              of={tripIcons[name]}
              id={`i-${name}`}
              strokeWidth={1.75}
              width={undefined}
              height={undefined}
            />
          ))}
        </defs>
      </svg>
      <TripHeader brand={itinerary.brand} path={path} />
      <main id="content">
        <Hero itinerary={itinerary} today={today} />
        {itinerary.days.length > 0 && <DayStrip days={itinerary.days} today={today} />}
        {isOver && itinerary.thank_you && (
          <Thanks itinerary={itinerary} reviews={reviews} path={path} isOver={isOver} />
        )}
        <div className="trip-grid">
          <div className="trip-start">{alerts.length > 0 && <Alerts alerts={alerts} />}</div>
          {map && (
            <div className="trip-map">
              <RouteMap map={map} />
            </div>
          )}
          <div className="trip-days">
            {itinerary.days.map((day, index) => (
              <Day
                key={day.day_no}
                itinerary={itinerary}
                day={day}
                before={itinerary.days[index - 1]}
                reviews={reviews}
                today={today}
                map={map}
                path={path}
              />
            ))}
            {itinerary.days.length === 0 && <p className="panel">{travelApp.empty}</p>}
          </div>
          <div className="trip-end">
            <Documents itinerary={itinerary} path={path} host={host} />
            <Contact brand={itinerary.brand} />
          </div>
        </div>
        {!isOver && itinerary.thank_you && (
          <Thanks itinerary={itinerary} reviews={reviews} path={path} isOver={isOver} />
        )}
      </main>
      <footer className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 border-t border-border px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <p>{version}</p>
        <form
          method="post"
          action="/preferences/theme"
          className="flex flex-wrap items-center gap-1 print:hidden"
        >
          <input type="hidden" name="to" value={path} />
          <span className="pe-2">{publicPages.appearance.title}</span>
          {(["light", "dark", "auto"] as const).map((theme) => (
            <button key={theme} name="theme" value={theme} className="quiet-button">
              {publicPages.appearance[theme]}
            </button>
          ))}
        </form>
      </footer>
    </>
  );
}
