import { data } from "react-router";
import type { Route } from "./+types/calendar.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { itineraryCalendar } from "#app/domain/calendar-file.ts";
import { serviceNamed } from "#app/domain/service-name.ts";
import type { CalendarTexts } from "#app/domain/calendar-words.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import { Locale } from "#contract/primitives.ts";

/** The trip for the traveller's own calendar, or one of its services. Calendars that are subscribed to it ask here as well. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  // A calendar that asks again by itself has neither a profile nor a browser's language.
  const asked = Locale.safeParse(url.searchParams.get("locale"));
  const locale = asked.data ?? context.get(localeContext);
  const itinerary = await itineraryService(context.get(apiContext)).get(params.token, locale);
  const services = itinerary.days.flatMap((day) => day.services);
  const service = params.service === undefined ? undefined : serviceNamed(services, params.service);
  if (params.service !== undefined && !service) throw data(null, { status: 404 });
  // The raw texts: their placeholders are filled service by service.
  const texts = translatorFor(locale).getResource(locale, "travelApp", "calendar") as CalendarTexts;
  const text = itineraryCalendar(itinerary, texts, service?.uid);
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${itinerary.reference}.ics"`,
      "X-Robots-Tag": "noindex",
      "Cache-Control": "private, no-store",
    },
  });
}
