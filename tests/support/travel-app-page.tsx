import i18next from "i18next";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { TravelApp } from "#app/components/journey/travel-app.tsx";
import { routeMap } from "#drawings/route-map/route-map.server.ts";
import { itineraryChanges } from "#app/i18n/locales/en/itinerary/itinerary-changes.ts";
import { find } from "#app/i18n/locales/en/server/find.ts";
import { publicPages } from "#app/i18n/locales/en/server/public.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { tripFeedback } from "#app/i18n/locales/en/server/trip-feedback.ts";
import { trip as tripTexts } from "#app/i18n/locales/en/trips/trip.ts";
import { validation } from "#app/i18n/locales/en/forms/validation.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({
  lng: "en",
  resources: {
    en: { find, itineraryChanges, travelApp, tripFeedback, trip: tripTexts, publicPages, validation },
  },
  interpolation: { escapeValue: false },
});

/** Markup of a page in English, as the server sends it. */
export function shown(page: React.ReactNode): string {
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
}

/** The travel app of a trip as it is on a day. */
export function page(itinerary: Itinerary, today = "2026-11-20"): string {
  const map = routeMap(itinerary);
  return shown(
    <TravelApp
      {...{ itinerary, today, map }}
      locale="en"
      path="/travel-app/x"
      links={{ calendar: "/c.ics" }}
    />,
  );
}
