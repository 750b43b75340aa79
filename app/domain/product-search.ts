import { readTyped } from "#app/domain/typed-values.ts";
import {
  mostAdults,
  mostChildren,
  mostRooms,
  oldestChild,
  readRooms,
  writeRooms,
  type PartyRoom,
} from "#contract/catalogue/products/party-rooms.ts";
import { longestSearch, optionClasses, roomTypes } from "#contract/catalogue/products/option-terms.ts";
import { serviceGroups, type ServiceGroupKey } from "#contract/catalogue/products/service-groups.ts";

/** A room as it was typed; ages of children as `8, 11`. */
export type TypedRoom = { code: string; adults: string; ages: string };

const textFields = [
  "place",
  "service",
  "option",
  "date_from",
  "date_to",
  "nights",
  "start_time",
  "end_time",
  "class",
  "q",
] as const;
type TextField = (typeof textFields)[number];

/** A search as it stands in an address or a form, with whatever was typed. */
export type TypedSearch = Record<TextField, string> & { rooms: TypedRoom[] };

/** A search that can be made. Dates are `YYYY-MM-DD`, times `hhmm`. */
export type SearchWish = {
  place?: string;
  service: ServiceGroupKey;
  option?: string;
  date_from: string;
  date_to?: string;
  nights?: number;
  start_time?: string;
  end_time?: string;
  rooms: PartyRoom[];
  class?: (typeof optionClasses)[number];
  q?: string;
};

/** What is wrong with a field: a key of the `validation` texts with its numbers. */
export type SearchProblem = { key: string; params?: Record<string, number> };

/** What a group of services needs to know of its time besides the day on which it begins. */
export const timesOfGroup: Record<
  ServiceGroupKey,
  readonly ("nights" | "date_to" | "start_time" | "end_time")[]
> = {
  accommodation: ["nights"],
  sightseeing: [],
  guides: ["date_to", "start_time"],
  ferry: [],
  rentalCars: ["date_to", "start_time", "end_time"],
  other: [],
  train: [],
  transfers: ["start_time"],
  guidedWalks: [],
};

const firstRoom: TypedRoom = { code: "DB", adults: "2", ages: "" };
const roomName = /^rooms\[(\d{1,2})\]\[(code|adults|ages)\]$/;

/** Reads a search from an address: from the fields of a form, or in the short form of links. */
export function readTypedSearch(params: URLSearchParams): TypedSearch {
  const textOf = (name: TextField) => (params.get(name) ?? "").trim().slice(0, 100);
  const texts = Object.fromEntries(textFields.map((name) => [name, textOf(name)]));
  return {
    // Every one of the fields has just been read.
    ...(texts as Record<TextField, string>),
    service: groupOf(textOf("service")) ?? "accommodation",
    nights: params.has("nights") ? textOf("nights") : "1",
    rooms: readTypedRooms(params),
  };
}

/** Rooms of an address: from the fields of a form, or in the short form of links; one double for two without any. */
export function readTypedRooms(params: URLSearchParams): TypedRoom[] {
  const short = readRooms(params.get("rooms") ?? "");
  if (short) return short.map(typedRoom);
  const rooms = new Map<number, TypedRoom>();
  for (const [name, value] of params) {
    const [, index, field] = roomName.exec(name) ?? [];
    if (index === undefined || field === undefined) continue;
    const room = rooms.get(Number(index)) ?? { ...firstRoom, adults: "" };
    rooms.set(Number(index), { ...room, [field]: value.trim().slice(0, 100) });
  }
  if (rooms.size === 0) return [firstRoom];
  return [...rooms.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, room]) => room)
    .slice(0, mostRooms);
}

function typedRoom({ code, adults, ages }: PartyRoom): TypedRoom {
  return { code, adults: String(adults), ages: ages.join(", ") };
}

/** The rooms after one of the form's buttons: `add`, or `remove-1` for the second room. */
export function editRooms(rooms: readonly TypedRoom[], edit: string): TypedRoom[] {
  if (edit === "add") return rooms.length < mostRooms ? [...rooms, firstRoom] : [...rooms];
  const removed = /^remove-(\d{1,2})$/.exec(edit)?.[1];
  if (removed === undefined || rooms.length < 2) return [...rooms];
  return rooms.filter((_room, index) => index !== Number(removed));
}

/** The search that was typed, or what keeps it from being made, by field. */
export function checkSearch(
  typed: TypedSearch,
):
  | { wish: SearchWish; problems?: undefined }
  | { wish?: undefined; problems: Record<string, SearchProblem> } {
  const problems: Record<string, SearchProblem> = {};
  const service = groupOf(typed.service) ?? "accommodation";
  const read = <Kept>(field: TextField, check: (text: string) => Kept | SearchProblem): Kept | undefined => {
    if (typed[field] === "") return undefined;
    const kept = check(typed[field]);
    if (!isProblem(kept)) return kept;
    problems[field] = kept;
    return undefined;
  };
  const times = timesOfGroup[service];
  const timed = <Kept>(field: (typeof times)[number], check: (text: string) => Kept | SearchProblem) =>
    times.includes(field) ? read(field, check) : undefined;

  if (typed.place === "" && typed.option === "") problems["place"] = { key: "required" };
  if (typed.place !== "" && !isPlaceCode(typed.place)) problems["place"] = { key: "choice" };
  if (typed.date_from === "") problems["date_from"] = { key: "required" };
  const from = read("date_from", readDate);
  const to = timed("date_to", readDate);
  if (from !== undefined && to !== undefined && to < from) problems["date_to"] = { key: "dateOrder" };
  const rooms = typed.rooms.map((room, index) => readRoom(room, index, problems));
  const wish = {
    ...given("place", typed.place.toUpperCase()),
    service,
    ...given("option", typed.option.toUpperCase()),
    date_from: from ?? "",
    ...given("date_to", to),
    ...given("nights", timed("nights", readNights)),
    ...given("start_time", timed("start_time", readClock)),
    ...given("end_time", timed("end_time", readClock)),
    rooms,
    ...given(
      "class",
      optionClasses.find((name) => name === typed.class),
    ),
    ...given("q", typed.q.slice(0, 60)),
  };
  if (rooms.every(({ adults, ages }) => adults + ages.length === 0))
    problems["rooms[0][adults]"] ??= { key: "tooSmall", params: { min: 1 } };
  return Object.keys(problems).length > 0 ? { problems } : { wish };
}

const isPlaceCode = (text: string) => /^[a-z]{3}$/i.test(text);

/** The search with the code of a place whose name was typed; as it was typed where no such place is known. */
export async function withPlaceCode(
  typed: TypedSearch,
  places: Promise<readonly { value: string; label: string }[]>,
): Promise<TypedSearch> {
  if (typed.place === "" || isPlaceCode(typed.place)) return typed;
  const name = typed.place.toLowerCase();
  const place = (await places).find(({ label }) => label.toLowerCase() === name);
  return place ? { ...typed, place: place.value } : typed;
}

/** A room that was typed; what is wrong with it goes to `problems` under the names of its fields. */
export function readRoom(
  typed: TypedRoom,
  index: number,
  problems: Record<string, SearchProblem>,
): PartyRoom {
  const adults = readTyped("integer", typed.adults === "" ? "0" : typed.adults);
  const words = typed.ages.split(/[\s,;.]+/).filter((word) => word !== "");
  const ages = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : oldestChild + 1));
  if (typeof adults !== "number") problems[`rooms[${index}][adults]`] = { key: "integer" };
  else if (adults < 0) problems[`rooms[${index}][adults]`] = { key: "tooSmall", params: { min: 0 } };
  else if (adults > mostAdults)
    problems[`rooms[${index}][adults]`] = { key: "tooBig", params: { max: mostAdults } };
  if (ages.length > mostChildren || ages.some((age) => age > oldestChild))
    problems[`rooms[${index}][ages]`] = { key: "ages", params: { max: oldestChild, most: mostChildren } };
  const code = roomTypes.find((name) => name === typed.code) ?? "DB";
  return { code, adults: typeof adults === "number" ? adults : 0, ages };
}

function readDate(text: string): string | SearchProblem {
  const date = readTyped("date", text);
  return typeof date === "string" ? date : { key: "date" };
}

function readClock(text: string): string | SearchProblem {
  const time = readTyped("clock", text);
  return typeof time === "string" ? time : { key: "clock" };
}

function readNights(text: string): number | SearchProblem {
  const nights = readTyped("integer", text);
  if (typeof nights !== "number") return { key: "integer" };
  if (nights < 1) return { key: "tooSmall", params: { min: 1 } };
  return nights > longestSearch ? { key: "tooBig", params: { max: longestSearch } } : nights;
}

/** The address of a search in its short form: `?place=MON&…&rooms=DB-2-8`. */
export function writeSearch({ rooms, ...wish }: SearchWish): string {
  const params = new URLSearchParams();
  for (const name of textFields) {
    const value = wish[name];
    if (value !== undefined) params.set(name, String(value));
  }
  params.set("rooms", writeRooms(rooms));
  return `?${params}`;
}

function isProblem(value: unknown): value is SearchProblem {
  return typeof value === "object" && value !== null;
}

function groupOf(text: string): ServiceGroupKey | undefined {
  return serviceGroups.find(({ key }) => key === text)?.key;
}

/** A field that is left out where it has no value. */
function given<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  // An object with the one key, or none.
  return (value === undefined || value === "" ? {} : { [name]: value }) as { [Key in Name]?: Value };
}
