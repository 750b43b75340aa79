import { formatDate, formatDistance, formatDuration, tripPhase } from "#app/domain/trip-days.ts";
import { travelApp } from "#app/i18n/locales/en/server/travel-app.ts";
import { trip } from "#app/i18n/locales/en/trips/trip.ts";
import { clockRange, clockText } from "#contract/clock.ts";
import type { Itinerary, ItineraryLeg, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import { say, sayCount } from "./texts.ts";

const clock = (time: string) => clockText(time, "en");

/** How long until the trip, or which of its days it is. */
export function countdown(itinerary: Itinerary, today: string): string {
  const phase = tripPhase(itinerary, today);
  const { countdown: texts } = travelApp;
  if (phase.phase === "before") return sayCount(texts, "before", { count: phase.daysToGo });
  return phase.phase === "during" ? say(texts.during, phase) : texts.after;
}

/** When a service is: its nights, its hours, or from when until which day. Empty where nothing is said. */
export function serviceTimes(service: ItineraryService): string {
  const { nights, start_time: start, end_time: end, date_from, date_to } = service;
  const { service: texts } = travelApp;
  if (nights) {
    const parts = [
      sayCount(texts, "nights", { count: nights }),
      start && say(texts.checkIn, { time: clock(start) }),
      end && say(texts.checkOut, { time: clock(end) }),
    ];
    return parts.filter(Boolean).join(" · ");
  }
  if (date_to > date_from) {
    const last = [formatDate(date_to, "en", "short"), end && clock(end)].filter(Boolean).join(", ");
    return [start && say(texts.from, { time: clock(start) }), say(texts.until, { date: last })]
      .filter(Boolean)
      .join(" · ");
  }
  return clockRange(start, end, "en") ?? "";
}

/** Date and time at which somebody is met, as far as they are known. */
export function meetingTime({ date, time }: { date?: string | null; time?: string | null }): string {
  return [date && formatDate(date, "en", "short"), time && clock(time)].filter(Boolean).join(", ");
}

/** How a journey is made, how far and how long. */
export function legFacts({ mode, distance_km, minutes }: ItineraryLeg, showNotes: boolean): string {
  const facts = [
    trip.modes[mode],
    showNotes && distance_km !== null && formatDistance(distance_km, "en"),
    showNotes && minutes !== null && formatDuration(minutes, "en"),
  ];
  return facts.filter(Boolean).join(" · ");
}
