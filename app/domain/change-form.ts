import { readRoom, readTypedRooms, type SearchProblem, type TypedRoom } from "#app/domain/product-search.ts";
import { readTyped } from "#app/domain/typed-values.ts";
import { writeRooms } from "#contract/products/party-rooms.ts";

/** The form of a change as it stands in an address, with whatever was typed. */
export type TypedChange = {
  travel_date: string;
  rooms: TypedRoom[];
  /** Numbers of travellers who stay at home. */
  leaving: string[];
  /** Services that are taken out. */
  remove: string[];
};

/** A change as the API takes it in an address; nothing in it stays nothing. */
export type ChangeWords = { travel_date?: string; rooms?: string; leaving?: string; remove?: string };

/** Reads the form from an address; what is not in it is as the booking has it. */
export function readChangeForm(
  params: URLSearchParams,
  booking: { travel_date: string; rooms: string },
): TypedChange {
  const hasRooms = [...params.keys()].some((name) => name.startsWith("rooms"));
  return {
    travel_date: (params.get("travel_date") ?? booking.travel_date).trim().slice(0, 100),
    rooms: readTypedRooms(hasRooms ? params : new URLSearchParams({ rooms: booking.rooms })),
    leaving: params.getAll("leaving").filter((seq) => /^\d{1,3}$/.test(seq)),
    remove: params.getAll("remove").filter((uid) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(uid)),
  };
}

type Checked =
  { wish: ChangeWords; problems?: undefined } | { wish?: undefined; problems: Record<string, SearchProblem> };

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
    },
  };
}
