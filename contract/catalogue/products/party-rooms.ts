import { roomTypes } from "#contract/catalogue/products/option-terms.ts";

/** More rooms, adults or children than these are a group, and groups are priced by hand. */
export const mostRooms = 20;
export const mostAdults = 40;
export const mostChildren = 9;
/** Whoever is older travels as an adult. */
export const oldestChild = 17;

/** One room with the people in it; children by their ages on the first day. */
export type PartyRoom = { code: (typeof roomTypes)[number]; adults: number; ages: number[] };

const roomForm = `(?:${roomTypes.join("|")})-\\d{1,2}(?:-\\d{1,2}(?:\\.\\d{1,2}){0,${mostChildren - 1}})?`;
/** What `writeRooms` writes. */
export const roomsForm = new RegExp(`^${roomForm}(?:_${roomForm}){0,${mostRooms - 1}}$`);

/**
 * The rooms of a party in one word of an address: code, adults and, where there are children, their ages, with `_`
 * between rooms. `DB-2-8.11_SG-1` is a double with two adults and children of 8 and 11, and a single.
 */
export function writeRooms(rooms: readonly PartyRoom[]): string {
  return rooms
    .map(({ code, adults, ages }) => [code, adults, ...(ages.length > 0 ? [ages.join(".")] : [])].join("-"))
    .join("_");
}

/** The rooms that such a word means; null when it means none, or too many people. */
export function readRooms(text: string): PartyRoom[] | null {
  if (!roomsForm.test(text)) return null;
  const rooms = text.split("_").map((part): PartyRoom => {
    const [code, adults, ages = ""] = part.split("-");
    return {
      // The form allows no other codes.
      code: code as PartyRoom["code"],
      adults: Number(adults),
      ages: ages === "" ? [] : ages.split(".").map(Number),
    };
  });
  return isParty(rooms) ? rooms : null;
}

/** Somebody travels, and nobody beyond the bounds. */
export function isParty(rooms: readonly PartyRoom[]): boolean {
  return (
    rooms.length <= mostRooms &&
    rooms.some(({ adults, ages }) => adults + ages.length > 0) &&
    rooms.every(
      ({ adults, ages }) =>
        adults <= mostAdults && ages.length <= mostChildren && ages.every((age) => age <= oldestChild),
    )
  );
}
