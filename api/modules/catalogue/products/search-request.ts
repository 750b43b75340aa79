import type { LineRequest, SecondUnit } from "#api/domain/pricing/line-shapes.ts";
import { addDays } from "#api/domain/today.ts";
import type { PartyRoom } from "#contract/catalogue/products/party-rooms.ts";
import type { ProductSearchQuery } from "#contract/catalogue/products/search.ts";

/** An age that every policy counts as an adult's. */
const grown = 40;

/** The dates of a search as they were meant; without an end a stay lasts one night and a hire one day. */
export function datesOf({ date_from: from, date_to: to, nights }: ProductSearchQuery) {
  return { from, to: to ?? addDays(from, nights ?? 1), hasEnd: to !== undefined || nights !== undefined };
}

/** What a search asks of one option: trips last as long as they last, and a guide is had for a day unless told. */
export function requestFor(unit: SecondUnit, query: ProductSearchQuery): LineRequest {
  const { from, to, hasEnd } = datesOf(query);
  const { pax, rooms } = partyOf(query.rooms);
  const oneDay = unit === "trip" || (unit === "calendar_day" && !hasEnd);
  return {
    date_from: from,
    date_to: oneDay ? from : to,
    start_time: query.start_time ?? null,
    end_time: query.end_time ?? null,
    pax,
    rooms,
  };
}

/** The people room by room, adults first, as the engine counts them. */
export function partyOf(wanted: readonly PartyRoom[]): Required<Pick<LineRequest, "pax" | "rooms">> {
  const pax: LineRequest["pax"] = [];
  const rooms = wanted.map(({ code, adults, ages }) => {
    const first = pax.length;
    pax.push(...Array.from({ length: adults }, () => ({ age: grown })), ...ages.map((age) => ({ age })));
    return { code, pax: Array.from({ length: pax.length - first }, (_, index) => first + index) };
  });
  return { pax, rooms };
}
