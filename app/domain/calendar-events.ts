import type { z } from "zod";
import type { Itinerary, ItineraryService, Meeting } from "#contract/sales/itineraries/itinerary.ts";
import { describe, filled, type CalendarTexts, type Words } from "#app/domain/calendar-words.ts";

/** A clock time on a date, as the clocks of a zone show it. */
export type Moment = { date: string; hhmm: string; zone: string };

/** What stands in a calendar: whole days, which leave people free, or a moment with its end where that is known. */
export type CalendarEvent = {
  uid: string;
  title: string;
  description: string;
  location: string;
  pending: boolean;
  geo: { lat: number; lng: number } | null;
  when: { firstDay: string; dayAfter: string } | { start: Moment; end: Moment | null };
};

/**
 * The services of a trip as events, each once: of a hire that it begins and that it ends, of everything else the whole.
 * `serviceUid` picks one of them.
 */
export function calendarEvents(
  itinerary: Itinerary,
  texts: CalendarTexts,
  serviceUid?: string,
): CalendarEvent[] {
  const services = new Map(
    itinerary.days
      .flatMap((day) => day.services)
      .filter(({ uid }) => serviceUid === undefined || uid === serviceUid)
      .map((service) => [service.uid, service]),
  );
  const words = { texts, locale: itinerary.locale };
  return [...services.values()].flatMap((service) =>
    service.service_type === "RC"
      ? hireEvents(service, itinerary, words)
      : [wholeEvent(service, itinerary, words)],
  );
}

function wholeEvent(service: ItineraryService, itinerary: Itinerary, words: Words): CalendarEvent {
  return {
    uid: `${service.uid}@${itinerary.uid.toLowerCase()}.waymark`,
    title: nameOf(service),
    description: describe(service, words),
    location: service.address ?? service.pickup?.point ?? "",
    pending: service.state === "pending",
    geo: positionOf(service),
    when: whenOf(service, itinerary.timezone),
  };
}

/** What is hired is collected and given back; nobody is busy with it in between. */
function hireEvents(service: ItineraryService, itinerary: Itinerary, words: Words): CalendarEvent[] {
  const whole = wholeEvent(service, itinerary, words);
  const { start, end } = momentsOf(service, itinerary.timezone);
  const part = (
    key: "collect" | "giveBack",
    place: z.infer<typeof Meeting> | null,
    date: string,
    at: Moment | null,
  ) => ({
    ...whole,
    uid: `${key === "collect" ? "collect" : "return"}-${whole.uid}`,
    title: filled(words.texts[key], { name: whole.title }),
    // The address is where the hire begins.
    location: [place?.point, key === "collect" && service.address].filter(Boolean).join(", "),
    geo: key === "collect" ? whole.geo : null,
    when: at ? { start: at, end: null } : { firstDay: date, dayAfter: addDay(date) },
  });
  return [
    part("collect", service.pickup, service.pickup?.date ?? service.date_from, start),
    part("giveBack", service.dropoff, service.dropoff?.date ?? service.date_to, end),
  ];
}

function whenOf(service: ItineraryService, tripZone: string): CalendarEvent["when"] {
  return whenBetween(service, momentsOf(service, tripZone));
}

/** Nothing is made up: what has no clock time takes whole days, and what has no end is a moment. */
export function whenBetween(
  service: { date_from: string; date_to: string; nights: number | null },
  { start, end }: { start: Moment | null; end: Moment | null },
): CalendarEvent["when"] {
  const { date_from: first, date_to: last, nights } = service;
  // The night before the last day of a stay is its last one; that day is free again.
  if (nights) return { firstDay: first, dayAfter: last > first ? last : addDay(first) };
  if (!start || (last > first && !end)) return { firstDay: first, dayAfter: addDay(last) };
  return { start, end: end && isLater(end, start) ? end : null };
}

function momentsOf(
  service: ItineraryService,
  tripZone: string,
): { start: Moment | null; end: Moment | null } {
  const { pickup, dropoff } = service;
  const zone = service.timezone ?? tripZone;
  const begins = service.start_time ?? pickup?.time;
  const ends = service.end_time ?? dropoff?.time;
  const isPickup = service.start_time === null;
  const isDropoff = service.end_time === null;
  return {
    start: begins ? { date: (isPickup && pickup?.date) || service.date_from, hhmm: begins, zone } : null,
    end: ends
      ? {
          date: (isDropoff && dropoff?.date) || service.date_to,
          hhmm: ends,
          zone: service.end_timezone ?? zone,
        }
      : null,
  };
}

/** Of two zones the clocks alone cannot tell; what is known of an end is then believed. */
function isLater(one: Moment, other: Moment): boolean {
  return one.zone !== other.zone || one.date + one.hhmm > other.date + other.hhmm;
}

function nameOf({ supplier_name: supplier, name }: ItineraryService): string {
  return supplier ? `${supplier}: ${name}` : name;
}

function positionOf({ lat, lng }: ItineraryService): CalendarEvent["geo"] {
  return lat !== null && lng !== null ? { lat, lng } : null;
}

function addDay(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
