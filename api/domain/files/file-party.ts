import type { Person } from "#api/domain/pricing/line-shapes.ts";
import type { TravelParty } from "#api/domain/packages/slot-request.ts";
import { oldestChild, type PartyRoom } from "#contract/catalogue/products/party-rooms.ts";
import type { PaxType, RoomCode } from "#contract/primitives.ts";
import type { z } from "zod";

/** Whoever's age nobody told is a grown-up, by every policy. */
const grown = 40;

export type Ages = { infantTo: number; childTo: number };
type Traveller = { type: z.infer<typeof PaxType>; dateOfBirth: string | null; ageStated: number | null };

/** Adult, child or infant, by age in years on the first day. Without an age: adult. */
export function paxTypeOf(age: number | null, { infantTo, childTo }: Ages): z.infer<typeof PaxType> {
  if (age === null || age > childTo) return "A";
  return age <= infantTo ? "I" : "C";
}

/** Full years at a date, both `YYYY-MM-DD`. */
export function ageAt(born: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  return date.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The age that a traveller has at a date as far as it is known. */
export function knownAge({ dateOfBirth, ageStated }: Traveller, date: string): number | null {
  return dateOfBirth === null ? ageStated : ageAt(dateOfBirth, date);
}

/** The travellers of a party that is still nameless, room by room, adults first. */
export function namelessTravellers(rooms: readonly PartyRoom[], ages: Ages) {
  return rooms.flatMap(({ adults, ages: children }, room) => [
    ...Array.from({ length: adults }, () => ({ room, age: null, type: "A" as const })),
    ...children.map((age) => ({ room, age, type: paxTypeOf(age, ages) })),
  ]);
}

/** How many adults, children and infants there are. */
export function countTypes(travellers: readonly Pick<Traveller, "type">[]) {
  const count = (type: z.infer<typeof PaxType>) => travellers.filter((one) => one.type === type).length;
  return { adults: count("A"), children: count("C"), infants: count("I") };
}

export type StoredTraveller = Traveller & { id: number };
export type StoredRoom = { code: z.infer<typeof RoomCode>; paxIds: readonly number[] };

/** The party as lines are asked for; whoever sleeps nowhere takes part all the same. */
export function partyOfFile(
  travellers: readonly StoredTraveller[],
  rooms: readonly StoredRoom[],
): TravelParty {
  const index = new Map(travellers.map(({ id }, position) => [id, position]));
  return {
    pax: travellers.map(personOf),
    rooms: rooms.map(({ code, paxIds }) => ({
      code,
      pax: paxIds.flatMap((id) => index.get(id) ?? []),
    })),
  };
}

function personOf({ type, dateOfBirth, ageStated }: Traveller): Person {
  if (dateOfBirth !== null) return { born: dateOfBirth };
  if (ageStated !== null) return { age: ageStated };
  return { age: type === "A" ? grown : type === "I" ? 1 : 10 };
}

/** The rooms with adults and the ages of children at a date, as a search asks for them. */
export function roomsOfFile(
  travellers: readonly StoredTraveller[],
  rooms: readonly StoredRoom[],
  date: string,
): PartyRoom[] {
  const byId = new Map(travellers.map((one) => [one.id, one]));
  return rooms.map(({ code, paxIds }) => {
    const sleepers = paxIds.flatMap((id) => byId.get(id) ?? []);
    const known = sleepers.map(
      (one) => knownAge(one, date) ?? (one.type === "A" ? null : one.type === "I" ? 1 : 10),
    );
    const ages = known.filter((age) => age !== null && age <= oldestChild);
    return { code, adults: sleepers.length - ages.length, ages: ages.flatMap((age) => age ?? []) };
  });
}
