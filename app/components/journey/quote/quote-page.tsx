import { useTranslation } from "#app/i18n/use-translation.ts";
import { RouteMap } from "#app/components/route-map/route-map.tsx";
import type { RouteMapData } from "#drawings/route-map/route-map-data.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import { AppearanceChoice } from "#app/components/journey/appearance-choice.tsx";
import { JourneyHeader } from "#app/components/journey/journey-header.tsx";
import { SERVICE_ICONS } from "#app/components/journey/service-icon.tsx";
import { LoadingLetters } from "#app/components/journey/loading-letters.tsx";
import { TripIcons, type TripIconName } from "#app/components/journey/trip-icons.tsx";
import { LEG_ICONS } from "#app/components/journey/trip-leg.tsx";
import { QuoteAnswer } from "./quote-answer.tsx";
import type { FormKey, QuoteAttempt } from "./quote-attempt.ts";
import { QuoteDay } from "./quote-day.tsx";
import { QuoteHero } from "./quote-hero.tsx";
import { QuoteContact, QuoteIncluded, QuoteNotes, QuotePaper } from "./quote-notes.tsx";
import { QuoteState } from "./quote-state.tsx";
import { QuoteThread } from "./quote-thread.tsx";

type QuotePageProps = {
  quote: ClientQuote;
  /** The page's own path. */
  path: string;
  formKey: FormKey;
  /** What was just done, when it was taken. */
  said: "accepted" | "declined" | "message" | null;
  attempt?: QuoteAttempt;
  map?: RouteMapData;
  /** Address of the document. */
  pdf: string;
};

/** A quote as its client reads and answers it: pure markup, complete without JavaScript. */
export function QuotePage({ quote, path, formKey, said, attempt, map, pdf }: QuotePageProps) {
  const { t } = useTranslation("clientQuote");
  const { brand, locale, days } = quote;
  return (
    <>
      <TripIcons names={iconsOf(quote)} />
      <JourneyHeader brand={brand} locale={locale} path={path} />
      <main id="content" data-seen={`${path}/seen`}>
        <QuoteHero quote={quote} />
        <QuoteState quote={quote} said={said} message={attempt?.message ?? null} />
        <div className="trip-grid">
          {map && (
            <div className="trip-map">
              <RouteMap map={map} />
            </div>
          )}
          <div className="trip-days">
            {days.map((day) => (
              <QuoteDay key={day.day_no} quote={quote} day={day} {...(map && { map })} />
            ))}
          </div>
          <div className="trip-end">
            <QuoteAnswer {...{ quote, path, formKey }} {...(attempt && { attempt })} />
            <div className="grid gap-6">
              <QuotePaper href={pdf} />
              <QuoteIncluded quote={quote} />
              <QuoteNotes quote={quote} />
              <QuoteThread {...{ quote, path, formKey }} {...(attempt && { attempt })} />
              <QuoteContact quote={quote} />
            </div>
          </div>
        </div>
      </main>
      <footer className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 border-t border-border px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <p>
          {t("reference", { reference: quote.reference })} · {t("version", { no: quote.no })}
        </p>
        <AppearanceChoice path={path} />
      </footer>
      <LoadingLetters />
    </>
  );
}

function iconsOf({ days }: ClientQuote): Set<TripIconName> {
  return new Set<TripIconName>([
    ...(["clock", "night", "notice", "phone", "fold"] as const),
    ...days.flatMap(({ legs }) => legs.map(({ mode }) => LEG_ICONS[mode])),
    ...days.flatMap(({ services }) => services.map(({ service_type }) => SERVICE_ICONS[service_type])),
  ]);
}
