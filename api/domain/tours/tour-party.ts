import type { TravelParty } from "#api/domain/packages/slot-request.ts";
import { bandsOf } from "#api/domain/pricing/ages.ts";
import type { RoomCode } from "#api/domain/pricing/line-shapes.ts";
import { tourPlaces, type TourRoom } from "#api/domain/pricing/regular-tour.ts";
import type { TourRoomProblem } from "#contract/tours/departure.ts";

/** Ages up to which somebody is an infant or a child. */
export type TourAges = { infantTo: number; childTo: number };

/** A party as tours are sold to it; `people` are the positions in the party of those in each room. */
export type TourParty = { rooms: TourRoom[]; people: number[][] };

/** The policy by which the pricing engine would count the ages of a tour's party. */
export function tourAgePolicy({ infantTo, childTo }: TourAges) {
  return {
    infant_to: infantTo,
    child_to: childTo,
    children_allowed: true,
    infants_allowed: true,
    count_children_in_breaks: true,
    count_infants_in_breaks: true,
  };
}

/**
 * The rooms of a party at its ages on the first day of a tour, or what is wrong with them. Everybody has a seat and a
 * place in a room, infants too, and every room is as full as it was made for.
 */
export function tourPartyOf(
  { pax, rooms }: TravelParty,
  firstDay: string,
  ages: TourAges,
): TourParty | { problems: TourRoomProblem[] } {
  const bands = bandsOf({ date_from: firstDay, date_to: firstDay, pax }, tourAgePolicy(ages));
  const problems: TourRoomProblem[] = [];
  const party: TourParty = { rooms: [], people: [] };
  rooms.forEach(({ code, pax: people }, index) => {
    const travellers = people.map((person) => (bands[person] === "adult" ? "adult" : "child"));
    const problem = problemOf(code, travellers);
    const places = isTourRoom(code) ? tourPlaces[code] : 0;
    if (problem) problems.push({ room: index + 1, code, problem, people: people.length, places });
    else if (isTourRoom(code)) {
      party.rooms.push({ code, people: travellers });
      party.people.push(people);
    }
  });
  const roomless = pax.length - new Set(rooms.flatMap((room) => room.pax)).size;
  if (roomless > 0)
    problems.push({ room: null, code: null, problem: "no_room", people: roomless, places: 0 });
  return problems.length > 0 ? { problems } : party;
}

function problemOf(code: RoomCode, travellers: readonly string[]): TourRoomProblem["problem"] | null {
  if (!isTourRoom(code)) return "not_sold";
  if (travellers.length < tourPlaces[code]) return "too_few";
  if (travellers.length > tourPlaces[code]) return "too_many";
  return travellers.includes("adult") ? null : "no_adult";
}

function isTourRoom(code: RoomCode): code is keyof typeof tourPlaces {
  return code in tourPlaces;
}

/** Seats and single rooms that a party needs; every traveller has a seat. */
export function seatNeedOf({ pax, rooms }: TravelParty): { seats: number; singles: number } {
  return { seats: pax.length, singles: rooms.filter(({ code }) => code === "SG").length };
}
