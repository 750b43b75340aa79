import { knownAge, paxTypeOf, type Ages } from "#api/domain/files/file-party.ts";
import type { PaxType } from "#contract/primitives.ts";
import { writeRooms, type PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

export type PartyMember = {
  id: number;
  seq: number;
  type: PaxType;
  dateOfBirth: string | null;
  ageStated: number | null;
};
export type Party = {
  travellers: readonly PartyMember[];
  rooms: readonly { code: PartyRoom["code"]; paxIds: readonly number[] }[];
};

/** The rooms without those who stay at home; rooms that nobody is left in are given back. */
export function withoutLeaving({ travellers, rooms }: Party, leaving: ReadonlySet<number>): Party {
  const staying = travellers.filter(({ seq }) => !leaving.has(seq));
  const ids = new Set(staying.map(({ id }) => id));
  return {
    travellers: staying,
    rooms: rooms
      .map(({ code, paxIds }) => ({ code, paxIds: paxIds.filter((id) => ids.has(id)) }))
      .filter(({ paxIds }) => paxIds.length > 0),
  };
}

/**
 * Gives everyone a place in the rooms that are wanted, in the order of the rooms that they have; children by their age.
 * Places that are left over are for people without a name yet, whose `id` is below zero. Null where there are fewer
 * places than people.
 */
export function seatParty(
  { travellers, rooms }: Party,
  wanted: readonly PartyRoom[],
  { ages, on }: { ages: Ages; on: string },
): Party | null {
  const roomOf = (id: number) => {
    const index = rooms.findIndex(({ paxIds }) => paxIds.includes(id));
    return index < 0 ? rooms.length : index;
  };
  const inOrder = travellers.toSorted((a, b) => roomOf(a.id) - roomOf(b.id) || a.seq - b.seq);
  const adults = inOrder.filter(({ type }) => type === "A");
  const children = inOrder.filter(({ type }) => type !== "A");
  const seated: PartyMember[] = [];
  let unnamed = 0;
  const newcomer = (type: PaxType, age: number | null): PartyMember => {
    unnamed += 1;
    return { id: -unnamed, seq: 0, type, dateOfBirth: null, ageStated: age };
  };
  const child = (age: number) => {
    const found = closest(children, age, on);
    if (found) children.splice(children.indexOf(found), 1);
    return found ?? newcomer(paxTypeOf(age, ages), age);
  };
  const filled = wanted.map((room) => {
    const grown = Array.from({ length: room.adults }, () => adults.shift() ?? newcomer("A", null));
    const members = [...grown, ...room.ages.map(child)];
    seated.push(...members);
    return { code: room.code, paxIds: members.map(({ id }) => id) };
  });
  return adults.length + children.length > 0 ? null : { travellers: seated, rooms: filled };
}

function closest(children: readonly PartyMember[], age: number, on: string): PartyMember | undefined {
  const distance = (one: PartyMember) => Math.abs((knownAge(one, on) ?? age) - age);
  return children.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The rooms of a party in one word; children by their ages on a day, as the file counts them. */
export function roomsTextOf({ travellers, rooms }: Party, on: string): string {
  const byId = new Map(travellers.map((one) => [one.id, one]));
  return writeRooms(
    rooms.map(({ code, paxIds }) => {
      const inRoom = paxIds.flatMap((id) => byId.get(id) ?? []);
      const young = inRoom.filter(({ type }) => type !== "A");
      return {
        code,
        adults: inRoom.length - young.length,
        ages: young.map((one) => knownAge(one, on) ?? (one.type === "I" ? 1 : 10)),
      };
    }),
  );
}
