import { clockRange, clockText } from "#contract/clock.ts";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { dayAndMonth } from "#api/documents/format/dates.ts";
import { paragraphs, textSize } from "#api/documents/format/printable-text.ts";
import { phoneLink } from "#api/documents/format/phone-link.ts";
import { counted, documentTexts, fill } from "#api/documents/texts/document-texts.ts";

/** One line below a service: its label and its paragraphs. `link` makes the value clickable. */
interface ServiceDetail {
  label: string;
  text: string[][];
  link: string | null;
}

/** A service as the template sets it. */
interface ServiceData {
  type: string;
  times: string;
  name: string;
  supplier: string;
  pending: boolean;
  comment: string[][];
  details: ServiceDetail[];
  /** May be longer than a page. */
  long: boolean;
}

/** In the measure of `textSize`: well below what a page holds, even in the narrow column of the details. */
const longSize = 1500;

type Texts = ReturnType<typeof documentTexts>["itinerary"];
type MeetingPlace = ItineraryService["pickup"];

/** Puts one service into words; details without content are left out. */
export function serviceData(service: ItineraryService, locale: Locale): ServiceData {
  const all = documentTexts(locale);
  const texts = all.itinerary;
  const car = service.service_type === "RC";
  const details: ServiceDetail[] = [
    detail(texts.stay, stay(service, texts, locale)),
    detail(texts.until, until(service, locale)),
    detail(car ? texts.carPickup : texts.pickup, meeting(service.pickup, service, locale)),
    detail(car ? texts.carDropoff : texts.dropoff, meeting(service.dropoff, service, locale)),
    detail(all.address, service.address),
    detail(all.phone, service.phone, phoneLink(service.phone)),
    detail(texts.confirmation, service.state === "confirmed" ? service.confirmation : null),
    detail(texts.voucher, joined([service.voucher_no, service.voucher_text], "\n")),
    detail(texts.remarks, service.remarks),
  ];
  const shown = details.filter(({ text }) => text.length > 0);
  const comment = paragraphs(service.comment);
  return {
    type: all.serviceTypes[service.service_type],
    times: times(service, locale),
    name: service.name,
    supplier: service.supplier_name === service.name ? "" : service.supplier_name,
    pending: service.state === "pending",
    comment,
    details: shown,
    long: textSize([comment, ...shown.map(({ text }) => text)]) > longSize,
  };
}

function detail(label: string, text: string | null, link: string | null = null): ServiceDetail {
  return { label, text: paragraphs(text), link };
}

function times({ start_time, end_time }: ItineraryService, locale: Locale): string {
  return clockRange(start_time, end_time, locale) ?? "";
}

function stay({ nights, date_to }: ItineraryService, texts: Texts, locale: Locale): string | null {
  if (!nights) return null;
  return fill(texts.stayUntil, {
    nights: counted(locale, texts.nights, nights),
    date: dayAndMonth(date_to, locale),
  });
}

/** Last date of a service that runs over several days and is not counted in nights. */
function until({ nights, date_from, date_to, dropoff }: ItineraryService, locale: Locale): string | null {
  if (nights || date_to === date_from || dropoff?.date) return null;
  return dayAndMonth(date_to, locale);
}

function meeting(place: MeetingPlace, { date_from }: ItineraryService, locale: Locale): string | null {
  if (!place) return null;
  const date = place.date && place.date !== date_from ? dayAndMonth(place.date, locale) : null;
  const time = place.time ? clockText(place.time, locale) : null;
  return joined([joined([date, time, place.point], ", "), place.remark], "\n");
}

function joined(parts: (string | null)[], separator: string): string {
  return parts.filter((part) => part).join(separator);
}
