import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import type { Locale } from "#contract/primitives.ts";
import { datesTouch, formatInstant } from "#app/domain/trip-days.ts";
import type { RouteMapData } from "#drawings/route-map/route-map-data.ts";
import { RouteMap } from "#app/components/route-map/route-map.tsx";
import { AppearanceChoice } from "./appearance-choice.tsx";
import { DayStrip } from "./day-strip.tsx";
import { JourneyHeader } from "./journey-header.tsx";
import { StoredNote } from "./stored-note.tsx";
import { ServiceCalendarLink } from "./service-calendar-link.tsx";
import { SERVICE_ICONS } from "./service-icon.tsx";
import { TripAlerts } from "./trip-alerts.tsx";
import { TripContact } from "./trip-contact.tsx";
import { TripDay } from "./trip-day.tsx";
import { TripDocuments, type TripLinks } from "./trip-documents.tsx";
import { TripNews } from "./trip-news.tsx";
import { TripIcons, type TripIconName } from "./trip-icons.tsx";
import { LEG_ICONS } from "./trip-leg.tsx";
import { TripFeedbackLink } from "./trip-feedback-link.tsx";
import { TripHero } from "./trip-hero.tsx";
import { TripThanks } from "./trip-thanks.tsx";

type TravelAppProps = {
  itinerary: Itinerary;
  locale: Locale;
  /** Today's date where the trip is (`todayIn`). */
  today: string;
  /** The page's own path. */
  path: string;
  links: TripLinks;
  /** From `routeMap` on the server. */
  map?: RouteMapData;
  /** Shown to the office before its client reads it: every day is open, nothing is counted or kept. */
  isPreview?: boolean;
  /** What its travellers said, and may say, of its services. */
  reviews?: readonly ServiceReview[];
};

/** A published itinerary as its travellers carry it: pure markup, complete without JavaScript. */
export function TravelApp(props: TravelAppProps) {
  const { itinerary, locale, today, path, links, map, isPreview = false, reviews = [] } = props;
  const { t } = useTranslation("travelApp");
  const { brand, days } = itinerary;
  const isOver = today > itinerary.date_to;
  const serviceFooter = (service: ItineraryService) =>
    service.date_to < today ? (
      <TripFeedbackLink review={reviews.find(({ uid }) => uid === service.uid)} path={path} />
    ) : (
      !isPreview && hasClockTime(service) && <ServiceCalendarLink {...{ service, path }} />
    );
  const thanks = itinerary.thank_you && <TripThanks {...{ itinerary, reviews, path, isOver }} />;
  return (
    <>
      <TripIcons names={iconsOf(days)} />
      {!isPreview && <StoredNote path={path} />}
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" {...(!isPreview && { "data-seen": `${path}/seen`, "data-keep": path })}>
        <TripHero itinerary={itinerary} locale={locale} today={today} />
        {days.length > 0 && (
          <DayStrip days={days} timezone={itinerary.timezone} locale={locale} today={today} />
        )}
        {isOver && thanks}
        <div className="trip-grid">
          <div className="trip-start">
            <TripNews itinerary={itinerary} locale={locale} />
            <TripAlerts
              alerts={itinerary.alerts.filter((alert) => datesTouch(alert, itinerary))}
              locale={locale}
            />
          </div>
          {map && (
            <div className="trip-map">
              <RouteMap map={map} />
            </div>
          )}
          <div className="trip-days">
            {days.length === 0 && <p className="panel">{t("empty")}</p>}
            {days.length > 2 && !isPreview && <DaysUnfolder />}
            {days.map((day) => (
              <TripDay
                key={day.day_no}
                {...{ itinerary, day, locale, today, map, isPreview, serviceFooter }}
              />
            ))}
          </div>
          <div className="trip-end">
            <TripDocuments {...{ itinerary, links, path }} />
            <TripContact brand={brand} />
          </div>
        </div>
        {!isOver && thanks}
      </main>
      <footer className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 border-t border-border px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <p>
          {t("version", {
            version: itinerary.version,
            date: formatInstant(itinerary.published_at, locale, itinerary.timezone),
          })}
        </p>
        <AppearanceChoice path={path} />
      </footer>
    </>
  );
}

/** The icons that every trip may need, and those of its journeys and services. */
function iconsOf(days: Itinerary["days"]): Set<TripIconName> {
  return new Set<TripIconName>([
    ...(["clock", "fold", "night", "notice", "phone", "pin"] as const),
    ...days.flatMap(({ legs }) => legs.map(({ mode }) => LEG_ICONS[mode])),
    ...days.flatMap(({ services }) => services.map(({ service_type }) => SERVICE_ICONS[service_type])),
  ]);
}

/** What takes whole days is put into a calendar with all the rest. */
function hasClockTime({ start_time, pickup }: ItineraryService): boolean {
  return Boolean(start_time ?? pickup?.time);
}

/** Opens all days at once; each opens without it. */
function DaysUnfolder() {
  const { t } = useTranslation("travelApp");
  return (
    <p className="mb-4 flex justify-end">
      <button type="button" hidden data-unfold data-again={t("fold.close")} className="quiet-button">
        {t("fold.open")}
      </button>
    </p>
  );
}
