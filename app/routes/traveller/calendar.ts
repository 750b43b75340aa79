import type { Route } from "./+types/calendar.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { itineraryCalendar, type CalendarTexts } from "#app/domain/calendar-file.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";

/** The trip for the traveller's own calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const itinerary = await itineraryService(context.get(apiContext)).get(params.token, locale);
  // The raw texts: their placeholders are filled service by service.
  const texts = getI18n(context).getResource(locale, "travelApp", "calendar") as CalendarTexts;
  const text = itineraryCalendar(itinerary, texts);
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${itinerary.reference}.ics"`,
      "X-Robots-Tag": "noindex",
      "Cache-Control": "private, no-store",
    },
  });
}
