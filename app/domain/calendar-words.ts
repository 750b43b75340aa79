import type { z } from "zod";
import { clockText } from "#contract/clock.ts";
import type { ItineraryService, Meeting } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { stripConfirmationSuffix } from "#app/domain/text.ts";
import { formatDate } from "#app/domain/trip-days.ts";

/** The texts of a calendar file; `calendar` of the travel app's texts, with {{placeholders}}. */
export type CalendarTexts = {
  name: string;
  confirmation: string;
  voucher: string;
  phone: string;
  pickup: string;
  dropoff: string;
  pending: string;
  collect: string;
  giveBack: string;
  checkIn: string;
  checkOut: string;
  start: string;
};

export type Words = { texts: CalendarTexts; locale: Locale };

/** What is good to know about a service, a line each, in the language of the trip. */
export function describe(service: ItineraryService, { texts, locale }: Words): string {
  const confirmation = service.confirmation ? stripConfirmationSuffix(service.confirmation) : "";
  const at = (text: string, hhmm: string | null) => hhmm && filled(text, { time: clockText(hhmm, locale) });
  const meeting = (place: z.infer<typeof Meeting>) =>
    [
      place.date && formatDate(place.date, locale, "short"),
      place.time && clockText(place.time, locale),
      place.point,
      place.remark,
    ]
      .filter(Boolean)
      .join(", ");
  const { nights, pickup, dropoff, service_type: type } = service;
  const isSpan = type !== "RC" && !nights && service.date_to > service.date_from;
  return [
    service.state === "pending" && texts.pending,
    nights && at(texts.checkIn, service.start_time),
    nights && at(texts.checkOut, service.end_time),
    isSpan && at(texts.start, service.start_time),
    service.comment,
    confirmation && filled(texts.confirmation, { confirmation }),
    service.voucher_no && filled(texts.voucher, { voucher: service.voucher_no }),
    service.voucher_text,
    pickup && filled(texts.pickup, { meeting: meeting(pickup) }),
    dropoff && filled(texts.dropoff, { meeting: meeting(dropoff) }),
    service.phone && filled(texts.phone, { phone: service.phone }),
    service.remarks,
  ]
    .filter(Boolean)
    .join("\n");
}

/** A text with its placeholders filled. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
