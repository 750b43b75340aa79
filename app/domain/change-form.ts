import { addDays, daysBetween } from "#app/domain/dates.ts";
import { readRoom, readTypedRooms, type SearchProblem, type TypedRoom } from "#app/domain/product-search.ts";
import { readTypedDate } from "#app/domain/typed-dates.ts";
import { readTyped } from "#app/domain/typed-values.ts";
import {
  readServices,
  readSwaps,
  writeService,
  writeSwap,
  type WishedService,
  type WishedSwap,
} from "#contract/sales/bookings/wished-words.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";

/** The form of a change as it stands in an address, with whatever was typed. */
export type TypedChange = {
  travel_date: string;
  rooms: TypedRoom[];
  /** Numbers of travellers who stay at home. */
  leaving: string[];
  /** Services that are taken out. */
  remove: string[];
  /** For which services something else comes, and what comes besides, as the words of addresses. */
  swap: string[];
  add: string[];
  /** First day of the trip on whose days the added services stand, `YYYY-MM-DD`; empty where none is known. */
  added_for: string;
};

/** A change as the API takes it in an address; nothing in it stays nothing. */
export type ChangeWords = Partial<Record<(typeof words)[number], string>>;
const words = ["travel_date", "rooms", "leaving", "remove", "swap", "add"] as const;

/**
 * Reads the form from an address; what is not in it is as the booking has it. Services that were added for another first
 * day move with the trip.
 */
export function readChangeForm(
  params: URLSearchParams,
  booking: { travel_date: string; rooms: string },
): TypedChange {
  const hasRooms = [...params.keys()].some((name) => name.startsWith("rooms"));
  const travelDate = (params.get("travel_date") ?? booking.travel_date).trim().slice(0, 100);
  const before = readTypedDate(params.get("added_for") ?? "") ?? "";
  const wished = readTypedDate(travelDate) ?? before;
  const services = readServices(params.getAll("add").join("_"));
  return {
    travel_date: travelDate,
    rooms: readTypedRooms(hasRooms ? params : new URLSearchParams({ rooms: booking.rooms })),
    leaving: params.getAll("leaving").filter((seq) => /^\d{1,3}$/.test(seq)),
    remove: params.getAll("remove").filter((uid) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(uid)),
    swap: readSwaps(params.getAll("swap").join("_")).map(writeSwap),
    add: services.map((one) => writeService(before === "" ? one : shifted(one, daysBetween(before, wished)))),
    added_for: wished,
  };
}

function shifted(one: WishedService, days: number): WishedService {
  return { ...one, date_from: addDays(one.date_from, days), date_to: addDays(one.date_to, days) };
}

/** Whether services that were added for another first day have moved with the trip in the form of an address. */
export function hasMoved(params: URLSearchParams, { add, added_for: now }: TypedChange): boolean {
  const before = params.get("added_for") ?? "";
  return add.length > 0 && before !== "" && before !== now;
}

/** The form in an address, as it was typed, for the pages on which services are chosen and for the way back. */
export function writeChangeForm({ travel_date, added_for, rooms, ...lists }: TypedChange): URLSearchParams {
  return new URLSearchParams([
    ["travel_date", travel_date],
    ["added_for", added_for],
    ...rooms.flatMap((room, index) =>
      Object.entries(room).map(([part, text]) => [`rooms[${index}][${part}]`, text]),
    ),
    ...Object.entries(lists).flatMap(([name, values]) => values.map((value) => [name, value])),
  ]);
}

/** The form with something in the place of a service, which then stays no matter what was ticked before. */
export function swapIn(typed: TypedChange, one: WishedSwap): TypedChange {
  return {
    ...typed,
    remove: typed.remove.filter((uid) => uid !== one.line),
    swap: [...typed.swap.filter((word) => !word.startsWith(one.line)), writeSwap(one)],
  };
}

/** The form with one service more. */
export function addIn(typed: TypedChange, one: WishedService): TypedChange {
  const word = writeService(one);
  return { ...typed, add: [...typed.add.filter((other) => other !== word), word] };
}

/** The days of a booking as they fall when the trip begins on the wished date; nothing wished leaves them. */
export function moveDays<Day extends { date: string }>(
  booking: { travel_date: string; days: readonly Day[] },
  wished: string | null | undefined,
): Day[] {
  const moved = daysBetween(booking.travel_date, wished ?? booking.travel_date);
  return booking.days.map((day) => ({ ...day, date: addDays(day.date, moved) }));
}

type Checked =
  | { wish: ChangeWords; problems?: undefined }
  | { wish?: undefined; problems: Record<string, SearchProblem> };

/** The change that was typed, or what is wrong with it, by field. Only what differs from the booking is in it. */
export function checkChangeForm(
  typed: TypedChange,
  booking: { travel_date: string; rooms: string },
): Checked {
  const problems: Record<string, SearchProblem> = {};
  const date = readTyped("date", typed.travel_date);
  if (typed.travel_date === "") problems["travel_date"] = { key: "required" };
  else if (typeof date !== "string") problems["travel_date"] = { key: "date" };
  const party = typed.rooms.map((room, index) => readRoom(room, index, problems));
  party.forEach(({ adults, ages }, index) => {
    if (adults + ages.length === 0)
      problems[`rooms[${index}][adults]`] ??= { key: "tooSmall", params: { min: 1 } };
  });
  if (Object.keys(problems).length > 0 || typeof date !== "string") return { problems };
  const rooms = writeRooms(party);
  return {
    wish: {
      ...(date !== booking.travel_date && { travel_date: date }),
      ...(rooms !== booking.rooms && { rooms }),
      ...(typed.leaving.length > 0 && { leaving: typed.leaving.join("_") }),
      ...(typed.remove.length > 0 && { remove: typed.remove.join("_") }),
      ...(typed.swap.length > 0 && { swap: typed.swap.join("_") }),
      ...(typed.add.length > 0 && { add: typed.add.join("_") }),
    },
  };
}
