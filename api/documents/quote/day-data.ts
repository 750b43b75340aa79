import { plainDayText } from "#api/domain/rich-text/day-text.ts";
import { longDate, weekday } from "#api/documents/format/dates.ts";
import { paragraphs, textSize } from "#api/documents/format/printable-text.ts";
import { counted, fill, type documentTexts } from "#api/documents/texts/document-texts.ts";
import { clockRange } from "#contract/clock.ts";
import { aroundJourneys } from "#contract/sales/itineraries/day-order.ts";
import type { RunningTour } from "#contract/sales/itineraries/running-tour.ts";
import type { Locale, ServiceType } from "#contract/primitives.ts";
import type { ClientQuoteDay, ClientQuoteService } from "#contract/sales/quotes/client-quote.ts";

type Texts = ReturnType<typeof documentTexts>;
type EntryDay<Service> = Pick<ClientQuoteDay, "place" | "overnight" | "legs"> & { services: Service[] };

/** The services of a day as they are set, those that its journeys follow apart from the others. */
export function dayEntries<Service extends { service_type: ServiceType }, Entry>(
  day: EntryDay<Service>,
  before: Pick<ClientQuoteDay, "place" | "overnight"> | undefined,
  entry: (service: Service) => Entry,
) {
  const { first, rest } = aroundJourneys<Service>(day, before);
  return { first: first.map(entry), services: rest.map(entry) };
}

/** The tour that a day belongs to, in words; null where there is none. */
export function tourText(tour: RunningTour | null, all: Texts): string | null {
  return tour && fill(all.itinerary.onTour, { name: tour.name, day: tour.day, days: tour.days });
}

/** A day of a trip without its services. */
export function dayFacts(
  day: Pick<ClientQuoteDay, "day_no" | "date" | "title" | "text" | "overnight" | "legs">,
  all: Texts,
  locale: Locale,
) {
  const text = paragraphs(plainDayText(day.text));
  return {
    number: day.day_no,
    label: fill(all.itinerary.dayNumber, { number: day.day_no }),
    weekday: weekday(day.date, locale),
    date: longDate(day.date, locale),
    title: day.title,
    text,
    long: textSize([text]) > 900,
    overnight: day.overnight && fill(all.quote.overnight, { place: day.overnight.name }),
    legs: day.legs.map(({ from, to, mode }) => ({
      mode: all.modes[mode],
      route: `${from.name} \u2013 ${to.name}`,
      measures: [],
      notes: [],
    })),
  };
}

/** What a service is and when. */
export function serviceFacts(
  service: Pick<
    ClientQuoteService,
    "service_type" | "name" | "comment" | "supplier_name" | "start_time" | "end_time" | "nights"
  >,
  all: Texts,
  locale: Locale,
) {
  const { start_time: start, end_time: end, nights } = service;
  const times = clockRange(start, end, locale) ?? "";
  return {
    type: all.serviceTypes[service.service_type],
    times: nights ? counted(locale, all.itinerary.nights, nights) : times,
    name: service.name,
    supplier: service.supplier_name === service.name ? "" : service.supplier_name,
    comment: paragraphs(service.comment),
  };
}
