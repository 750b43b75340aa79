import { createEvents, type DateArray, type EventAttributes } from "ics";
import type { Itinerary, ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import { stripConfirmationSuffix } from "#app/domain/text.ts";

/** The texts of a calendar file; `calendar` of the travel app's texts, with {{placeholders}}. */
export type CalendarTexts = {
  name: string;
  confirmation: string;
  voucher: string;
  phone: string;
  pickup: string;
  dropoff: string;
  pending: string;
};

/** A service without an end lasts this long in the calendar. */
const USUAL_HOURS = 2;

/**
 * The itinerary as an iCalendar file: one event per service. Stays and other services without a clock time
 * are all-day events; clock times are floating, because they are local to wherever the traveller then is.
 * The same version always gives the same file, so that a calendar can tell what it already has.
 */
export function itineraryCalendar(itinerary: Itinerary, texts: CalendarTexts): string {
  const services = new Map(
    itinerary.days.flatMap((day) => day.services).map((service) => [service.uid, service]),
  );
  const events = [...services.values()].map((service) => eventOf(service, itinerary, texts));
  const calName = filled(texts.name, { trip: itinerary.name, reference: itinerary.reference });
  if (events.length === 0) return folded(emptyCalendar(calName));
  const { error, value } = createEvents(events, {
    productId: "waymark//itinerary",
    calName: singleLine(calName),
  });
  if (error || !value) throw new Error("The itinerary cannot be written as a calendar", { cause: error });
  return folded(stamped(value, itinerary.published_at));
}

function eventOf(service: ItineraryService, itinerary: Itinerary, texts: CalendarTexts): EventAttributes {
  const name = service.supplier_name ? `${service.supplier_name}: ${service.name}` : service.name;
  return {
    ...timesOf(service),
    uid: `${service.uid}@${itinerary.uid.toLowerCase()}.waymark`,
    sequence: itinerary.version,
    title: singleLine(name),
    description: describe(service, texts),
    location: singleLine(service.address ?? service.pickup?.point ?? ""),
    ...(service.lat !== null && service.lng !== null ? { geo: { lat: service.lat, lon: service.lng } } : {}),
    status: service.state === "pending" ? "TENTATIVE" : "CONFIRMED",
    busyStatus: service.nights ? "FREE" : "BUSY",
    transp: service.nights ? "TRANSPARENT" : "OPAQUE",
  };
}

function timesOf(service: ItineraryService): { start: DateArray; end: DateArray } & Partial<EventAttributes> {
  const { date_from, date_to, start_time, end_time, nights } = service;
  if (nights || !start_time) {
    // The end of an all-day event is the first day that is free again.
    const lastDay = nights && date_to > date_from ? addDays(date_to, -1) : date_to;
    return { start: dateParts(date_from), end: dateParts(addDays(lastDay, 1)) };
  }
  const start = momentParts(date_from, start_time);
  const end = end_time ? momentParts(date_to, end_time) : later(start, USUAL_HOURS);
  const local = {
    startInputType: "local",
    startOutputType: "local",
    endInputType: "local",
    endOutputType: "local",
  } as const;
  return { start, end: isAfter(end, start) ? end : later(start, USUAL_HOURS), ...local };
}

function describe(service: ItineraryService, texts: CalendarTexts): string {
  const confirmation = service.confirmation ? stripConfirmationSuffix(service.confirmation) : "";
  const meeting = (place: ItineraryService["pickup"]) =>
    [place?.date, clock(place?.time ?? null), place?.point, place?.remark].filter(Boolean).join(", ");
  return [
    service.state === "pending" ? texts.pending : "",
    service.comment,
    confirmation && filled(texts.confirmation, { confirmation }),
    service.voucher_no && filled(texts.voucher, { voucher: service.voucher_no }),
    service.voucher_text,
    service.pickup && filled(texts.pickup, { meeting: meeting(service.pickup) }),
    service.dropoff && filled(texts.dropoff, { meeting: meeting(service.dropoff) }),
    service.phone && filled(texts.phone, { phone: service.phone }),
    service.remarks,
  ]
    .filter((line): line is string => Boolean(line))
    .map((line) => plain(line))
    .join("\n");
}

function clock(hhmm: string | null): string {
  return hhmm ? `${hhmm.slice(0, 2)}:${hhmm.slice(2)}` : "";
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Without control characters, which would break the lines of the file; line ends become `\n`. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ");
}

function singleLine(text: string): string {
  return plain(text).replace(/\s+/g, " ").trim();
}

function dateParts(date: string): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function momentParts(date: string, hhmm: string): [number, number, number, number, number] {
  return [...dateParts(date), Number(hhmm.slice(0, 2)), Number(hhmm.slice(2))];
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function later(
  moment: [number, number, number, number, number],
  hours: number,
): [number, number, number, number, number] {
  const [year, month, day, hour, minute] = moment;
  const end = new Date(Date.UTC(year, month - 1, day, hour + hours, minute));
  return [
    end.getUTCFullYear(),
    end.getUTCMonth() + 1,
    end.getUTCDate(),
    end.getUTCHours(),
    end.getUTCMinutes(),
  ];
}

function isAfter(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((part, position) => part !== other[position]);
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0);
}

/** The library stamps with the clock of the machine; the file must tell when this version was published. */
function stamped(calendar: string, publishedAt: string): string {
  const stamp = `${new Date(publishedAt).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  return calendar.replace(/^DTSTAMP:.*$/gm, `DTSTAMP:${stamp}`);
}

/** Folds lines at 75 octets, as the format wants; the library counts characters, so Māori names would be too long. */
function folded(calendar: string): string {
  const lines = calendar.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines.map((line) => foldedLine(line)).join("\r\n");
}

function foldedLine(line: string): string {
  const encoder = new TextEncoder();
  let result = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function emptyCalendar(name: string): string {
  const escaped = singleLine(name).replace(/[\\;,]/g, "\\$&");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:waymark//itinerary",
    `X-WR-CALNAME:${escaped}`,
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
