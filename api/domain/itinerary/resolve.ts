import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { ItinerarySnapshot, MeetingInAllLanguages, ServiceSnapshot } from "./snapshot.ts";

/** A published itinerary in one language; a text that is missing in it stands in English. */
export function resolveItinerary(snapshot: ItinerarySnapshot, locale: Locale): Itinerary {
  const say = (text: TranslatedText) => text[locale] || text.en;
  const sayIfAny = (text: TranslatedText | null) => (text ? say(text) : null);
  const meeting = (place: MeetingInAllLanguages | null) =>
    place && { ...place, point: say(place.point), remark: sayIfAny(place.remark) };
  const service = (one: ServiceSnapshot): ItineraryService => ({
    ...one,
    timezone: one.timezone ?? null,
    end_timezone: one.end_timezone ?? null,
    name: say(one.name),
    comment: sayIfAny(one.comment),
    voucher_text: sayIfAny(one.voucher_text),
    remarks: sayIfAny(one.remarks),
    pickup: meeting(one.pickup),
    dropoff: meeting(one.dropoff),
  });
  return {
    ...snapshot,
    locale,
    changes: snapshot.changes?.[locale] ?? [],
    intro: say(snapshot.intro),
    thank_you: say(snapshot.thank_you),
    days: snapshot.days.map((day) => ({
      ...day,
      title: say(day.title),
      text: say(day.text),
      legs: day.legs.map((leg) => ({ ...leg, notes: sayIfAny(leg.notes) })),
      services: day.services.map(service),
    })),
    alerts: snapshot.alerts.map((alert) => ({ ...alert, title: say(alert.title), body: say(alert.body) })),
  };
}
