import { plainDayText } from "#api/domain/rich-text/day-text.ts";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";
import type { Itinerary, ItineraryDay, ItineraryLeg } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  dateOfInstant,
  dateRange,
  distance,
  duration,
  longDate,
  shortDate,
  weekday,
} from "#api/documents/format/dates.ts";
import { tripHead } from "#api/documents/format/brand-head.ts";
import { paragraphs, textSize } from "#api/documents/format/printable-text.ts";
import { dayEntries, tourText } from "#api/documents/quote/day-data.ts";
import { calendarParts } from "#api/documents/quote/quote-data.ts";
import { counted, documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import { tripPictures } from "#api/documents/pictures/trip-pictures.ts";
import { serviceData } from "./service-data.ts";

/** Everything `templates/itinerary.typ` shows, in words of the itinerary's language and in its order. */
export function itineraryData(itinerary: Itinerary) {
  const { locale, brand } = itinerary;
  const all = documentTexts(locale);
  const texts = all.itinerary;
  return {
    locale,
    region: locale === "en" ? brand.code : locale.toUpperCase(),
    labels: {
      ...texts,
      page: all.page,
      phone: all.phone,
      email: all.email,
      address: all.address,
    },
    brand: tripHead(brand),
    title: itinerary.name,
    reference: itinerary.reference,
    dates: dateRange(itinerary.date_from, itinerary.date_to, locale),
    length: counted(locale, texts.days, itinerary.days.length),
    travellers: itinerary.travellers.map((traveller) => travellerName(traveller, texts)),
    version: fill(texts.versionOf, {
      version: itinerary.version,
      date: dateOfInstant(itinerary.published_at, itinerary.timezone, locale),
    }),
    version_short: fill(texts.versionShort, { version: itinerary.version }),
    // Dated by its publication, so that the same itinerary gives the same file.
    created: calendarParts(itinerary.published_at),
    ...tripPictures(itinerary, itinerary.hero_place, texts),
    intro: paragraphs(itinerary.intro),
    days: itinerary.days.map((day, index) => dayData(day, index, itinerary)),
    alerts: itinerary.alerts.map((alert) => ({
      severity: alert.severity,
      word: all.severities[alert.severity],
      title: alert.title,
      dates: dateRange(alert.date_from, alert.date_to, locale),
      text: paragraphs(alert.body),
    })),
    thank_you: paragraphs(itinerary.thank_you),
  };
}

function dayData(day: ItineraryDay, index: number, { days, locale, show_driving_notes }: Itinerary) {
  const all = documentTexts(locale);
  const texts = all.itinerary;
  const text = paragraphs(plainDayText(day.text));
  return {
    number: day.day_no,
    label: fill(texts.dayNumber, { number: day.day_no }),
    weekday: weekday(day.date, locale),
    date: longDate(day.date, locale),
    short_date: shortDate(day.date, locale),
    title: day.title,
    route: route(day),
    overnight: day.overnight?.name ?? null,
    text,
    /** More than the heading should pull along to the next page. */
    long: textSize([text]) > 900,
    legs: day.legs.map((leg) => legData(leg, locale, show_driving_notes)),
    ...dayEntries(day, days[index - 1], (service) => serviceData(service, locale)),
    tour: tourText(
      runningTour(
        day.date,
        days.flatMap(({ services }) => services),
      ),
      all,
    ),
  };
}

function legData(leg: ItineraryLeg, locale: Locale, showNotes: boolean) {
  return {
    mode: documentTexts(locale).modes[leg.mode],
    route: `${leg.from.name} \u2013 ${leg.to.name}`,
    measures: [
      leg.distance_km ? distance(leg.distance_km, locale) : null,
      leg.minutes ? duration(leg.minutes, locale) : null,
    ].filter((part) => part !== null),
    notes: showNotes ? paragraphs(leg.notes) : [],
  };
}

/** The places of the day in the order they are reached. */
function route(day: ItineraryDay): string {
  const places = day.legs.flatMap((leg) => [leg.from.name, leg.to.name]);
  if (places.length === 0) return day.place.name;
  return places.filter((place, index) => place !== places[index - 1]).join(" \u2013 ");
}

function travellerName(
  { name, type }: Itinerary["travellers"][number],
  texts: { child: string; infant: string },
): string {
  if (type === "C") return fill(texts.child, { name });
  if (type === "I") return fill(texts.infant, { name });
  return name;
}
