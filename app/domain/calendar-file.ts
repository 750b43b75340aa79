import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { calendarEvents } from "#app/domain/calendar-events.ts";
import { filled, type CalendarTexts } from "#app/domain/calendar-words.ts";
import { writeCalendar } from "#app/domain/calendar-writer.ts";

/**
 * The itinerary as an iCalendar file in its language, or one of its services alone. The same version always gives the
 * same file, so that a calendar can tell what it already has; a later one has the same events under the same names, and a
 * higher number.
 */
export function itineraryCalendar(itinerary: Itinerary, texts: CalendarTexts, serviceUid?: string): string {
  const { version, published_at: changedAt } = itinerary;
  const events = calendarEvents(itinerary, texts, serviceUid);
  return writeCalendar(
    {
      product: "Itinerary",
      name: filled(texts.name, { trip: itinerary.name, reference: itinerary.reference }),
      subscribed: serviceUid === undefined,
    },
    events.map((event) => ({ ...event, version, changedAt })),
  );
}
