import { addDays, daysBetween } from "#app/domain/dates.ts";
import { timesOfGroup, type SearchWish } from "#app/domain/product-search.ts";
import { longestSearch } from "#contract/catalogue/products/option-terms.ts";
import type { AgentProduct } from "#contract/catalogue/products/search.ts";
import { mostAdults, mostRooms, type PartyRoom } from "#contract/catalogue/products/party-rooms.ts";
import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";

type LengthUnit = AgentProduct["length_unit"];

/** Infants do not count in the size of a party; so old are they where nothing else is agreed. */
const infantTo = 3;

/**
 * The search that follows a remedy, for those that name a date, a length or a party; null for the others. A minimum
 * alone is none: the shortest stay that passes is named beside it.
 */
export function followRemedy(remedy: Remedy, wish: SearchWish, unit: LengthUnit): SearchWish | null {
  switch (remedy.code) {
    case "NEXT_START":
      return withStart(wish, remedy.params.date);
    case "END_LATER":
    case "SHORTEST_STAY":
      return withEnd(wish, remedy.params.date);
    case "STAY_AT_MOST":
    case "LENGTH_SOLD":
      return withEnd(wish, addDays(wish.date_from, remedy.params.units - (unit === "calendar_day" ? 1 : 0)));
    case "PARTY_AT_LEAST":
    case "PARTY_AT_MOST":
    case "PARTY_SIZE_SOLD":
      return withPeople(wish, remedy.params.people);
    default:
      return null;
  }
}

/** Another first day; a stay or a hire stays as long as it is. */
function withStart(wish: SearchWish, date: string): SearchWish {
  const moved = { ...wish, date_from: date };
  if (wish.date_to !== undefined) {
    moved.date_to = addDays(wish.date_to, daysBetween(wish.date_from, date));
  }
  return moved;
}

/** Another end, in the words in which the group of services asks for it; null where it asks for none. */
function withEnd(wish: SearchWish, end: string): SearchWish | null {
  const { date_to: _end, nights: _nights, ...rest } = wish;
  const times = timesOfGroup[wish.service];
  const length = daysBetween(wish.date_from, end);
  if (length < 0 || length > longestSearch) return null;
  if (times.includes("nights")) return length === 0 ? null : { ...rest, nights: length };
  return times.includes("date_to") ? { ...rest, date_to: end } : null;
}

/** A party of so many, by adults who come along in doubles or stay at home from the last room on. */
function withPeople(wish: SearchWish, people: number): SearchWish | null {
  const now = wish.rooms.reduce((sum, { adults, ages }) => sum + adults + olderThanInfants(ages), 0);
  const rooms = people > now ? withMore(wish.rooms, people - now) : withFewer(wish.rooms, now - people);
  return people === now || rooms === null ? null : { ...wish, rooms };
}

function olderThanInfants(ages: readonly number[]): number {
  return ages.filter((age) => age > infantTo).length;
}

function withMore(rooms: readonly PartyRoom[], more: number): PartyRoom[] | null {
  const added: PartyRoom[] = [];
  for (let left = more; left > 0; left -= 2) {
    added.push(left === 1 ? { code: "SG", adults: 1, ages: [] } : { code: "DB", adults: 2, ages: [] });
  }
  return rooms.length + added.length > mostRooms || more > mostAdults ? null : [...rooms, ...added];
}

function withFewer(rooms: readonly PartyRoom[], fewer: number): PartyRoom[] | null {
  let left = fewer;
  const kept = rooms
    .toReversed()
    .map((room): PartyRoom => {
      const leave = Math.min(left, room.ages.length > 0 ? Math.max(0, room.adults - 1) : room.adults);
      left -= leave;
      const adults = room.adults - leave;
      return {
        ...room,
        adults,
        code: room.code === "DB" && adults === 1 && room.ages.length === 0 ? "SG" : room.code,
      };
    })
    .filter(({ adults, ages }) => adults + ages.length > 0)
    .toReversed();
  return left > 0 || kept.length === 0 ? null : kept;
}
