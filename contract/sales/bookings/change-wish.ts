import { z } from "zod";
import { readServices, readSwaps, servicesForm, swapsForm } from "#contract/sales/bookings/wished-words.ts";
import { ClockTime, DateOnly, Locale, Uid } from "#contract/primitives.ts";
import { roomsForm } from "#contract/catalogue/products/party-rooms.ts";
import { OptionCode } from "#contract/catalogue/products/search.ts";

const most = 200;
/** More services than these make a trip of its own. */
const mostNew = 20;
const split = (text: string) => [...new Set(text.split("_"))].slice(0, most);

/** What is to become different about a booking; what is left out stays. */
const wish = {
  /** The whole trip moves to it. */
  travel_date: DateOnly.optional(),
  /** The rooms and who sleeps in them, as `writeRooms` writes them. */
  rooms: z.string().regex(roomsForm).optional(),
};

const WishedSwap = z.object({ line: Uid, option: OptionCode, start_time: ClockTime.optional() });

const WishedService = z
  .object({
    option: OptionCode,
    date_from: DateOnly,
    date_to: DateOnly,
    start_time: ClockTime.optional(),
    end_time: ClockTime.optional(),
  })
  .refine(({ date_from: from, date_to: to }) => from <= to, { path: ["date_to"] });

/**
 * Numbers of travellers who stay at home and services that are taken out stand with `_` between them; new ones as
 * `wished-words` writes them.
 */
export const ChangeQuery = z.object({
  ...wish,
  leaving: z
    .string()
    .regex(/^\d{1,3}(_\d{1,3})*$/)
    .transform((text) => split(text).map(Number))
    .optional(),
  remove: z
    .string()
    .regex(/^[0-9A-HJKMNP-TV-Z]{26}(_[0-9A-HJKMNP-TV-Z]{26})*$/)
    .transform(split)
    .optional(),
  swap: z.string().regex(swapsForm).transform(readSwaps).pipe(z.array(WishedSwap).max(mostNew)).optional(),
  add: z
    .string()
    .regex(servicesForm)
    .transform(readServices)
    .pipe(z.array(WishedService).max(mostNew))
    .optional(),
  locale: Locale.optional(),
});

export const ChangeWish = z.object({
  ...wish,
  leaving: z.array(z.int()).max(most).default([]),
  remove: z.array(Uid).max(most).default([]),
  /** For which service something else is to come. */
  swap: z.array(WishedSwap).max(mostNew).default([]),
  /** What is to come besides, on days of the trip as it is to be. */
  add: z.array(WishedService).max(mostNew).default([]),
});
export type ChangeWish = z.output<typeof ChangeWish>;

/** Why a wish cannot be priced or sent as it is. */
export const ChangeProblem = z.enum([
  "nothing_changed",
  "travel_date_past",
  "nobody_left",
  "places_missing",
  "party_unknown",
  "nothing_left",
  "tour_seats",
  "service_gone",
  "service_unavailable",
  "service_outside_trip",
  "units_too_few",
]);
export type ChangeProblem = z.infer<typeof ChangeProblem>;
