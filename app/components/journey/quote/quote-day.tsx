import { DayText } from "#app/components/rich-text/day-text.tsx";
import { PlacePicture } from "#app/components/place-picture/place-picture.tsx";
import { DayMap } from "#app/components/route-map/day-map.tsx";
import type { RouteMapData } from "#drawings/route-map/route-map-data.ts";
import { formatDate } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientQuote, ClientQuoteDay, ClientQuoteService } from "#contract/sales/quotes/client-quote.ts";
import { aroundJourneys } from "#contract/sales/itineraries/day-order.ts";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";
import type { Locale } from "#contract/primitives.ts";
import { DayRests } from "#app/components/journey/day-rests.tsx";
import { ServiceIcon } from "#app/components/journey/service-icon.tsx";
import { ServiceTimes } from "#app/components/journey/service-times.tsx";
import { TripLeg } from "#app/components/journey/trip-leg.tsx";

type QuoteDayProps = { quote: ClientQuote; day: ClientQuoteDay; map?: RouteMapData };

/** One day of the journey: its place, its words, its journeys and its services. */
export function QuoteDay({ quote, day, map }: QuoteDayProps) {
  const { t } = useTranslation("clientQuote");
  const { locale } = quote;
  const id = `day-${String(day.day_no)}`;
  const before = quote.days.find(({ day_no }) => day_no === day.day_no - 1);
  const { first, rest } = aroundJourneys(day, before);
  const isTravelled = day.legs.length > 0 || map?.dayFrames.some(({ dayNo }) => dayNo === day.day_no);
  const taken = quote.days.flatMap(({ services }) =>
    services.filter(({ kind, taken }) => kind !== "optional" || taken),
  );
  const entry = (service: ClientQuoteService) => (
    <QuoteService key={service.uid} service={service} locale={locale} />
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-again={before?.place.code === day.place.code ? "" : undefined}
      className="trip-day"
    >
      <PlacePicture place={day.place} brand={quote.brand.code} className="trip-day-picture" />
      <header className="mt-4">
        <p className="flex flex-wrap gap-2 text-sm font-medium text-muted-foreground">
          <span className="text-primary-text">{t("day", { day: day.day_no })}</span>
          <time dateTime={day.date}>{formatDate(day.date, locale, "day")}</time>
        </p>
        <h2 id={`${id}-title`} className="mt-1 text-lg sm:text-xl">
          {day.title}
        </h2>
      </header>
      {day.text && <DayText text={day.text} className="mt-2" />}
      <ul className="trip-line mt-5 grid gap-5">
        {first.map(entry)}
        {isTravelled && (
          <li className="trip-journeys">
            {day.legs.length > 0 && (
              <ul className="trip-line grid gap-5">
                {day.legs.map((leg) => (
                  <TripLeg
                    key={leg.from.code + leg.to.code}
                    leg={{ ...leg, distance_km: null, minutes: null, notes: null }}
                    locale={locale}
                    showNotes={false}
                  />
                ))}
              </ul>
            )}
            {map && <DayMap map={map} dayNo={day.day_no} />}
          </li>
        )}
        {rest.map(entry)}
        <DayRests
          tour={runningTour(day.date, taken)}
          free={day.legs.length + day.services.length === 0 ? t("freeDay") : null}
          overnight={day.overnight && t("overnight", { place: day.overnight.name })}
        />
      </ul>
    </section>
  );
}

function QuoteService({ service, locale }: { service: ClientQuoteService; locale: Locale }) {
  const { t } = useTranslation("clientQuote");
  const { kind, supplier_name, name, comment } = service;
  return (
    <li className="flex gap-4">
      <span className="trip-icon">
        <ServiceIcon type={service.service_type} />
      </span>
      <div className="trip-service">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{name}</strong>
          {kind === "optional" && (
            <span className="quote-tag">{t(service.taken ? "options.taken" : "optional")}</span>
          )}
          {kind === "own_arrangement" && <span className="quote-tag">{t("ownArrangement")}</span>}
        </p>
        {comment && <p>{comment}</p>}
        {supplier_name && supplier_name !== name && <p className="text-muted-foreground">{supplier_name}</p>}
        <ServiceTimes service={service} locale={locale} />
        {kind === "optional" && !service.taken && (
          <p className="mt-1 text-sm text-muted-foreground">{t("optionalHint")}</p>
        )}
        {service.estimate && <p className="mt-1 text-sm text-muted-foreground">{t("estimate")}</p>}
        {service.on_request && <p className="mt-1 text-sm text-muted-foreground">{t("onRequest")}</p>}
      </div>
    </li>
  );
}
