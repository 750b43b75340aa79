import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isParty, readRooms, writeRooms, type PartyRoom } from "#contract/catalogue/products/party-rooms.ts";
import { roomsTextOf, seatParty, withoutLeaving, type Party, type PartyMember } from "./change-party.ts";

const ages = { infantTo: 2, childTo: 14 };
const on = "2027-01-12";
const adult = (id: number): PartyMember => ({ id, seq: id, type: "A", dateOfBirth: null, ageStated: null });
const child = (id: number, age: number): PartyMember => ({ ...adult(id), type: "C", ageStated: age });
const family: Party = {
  travellers: [adult(1), adult(2), child(3, 8), adult(4)],
  rooms: [
    { code: "DB", paxIds: [1, 2, 3] },
    { code: "SG", paxIds: [4] },
  ],
};
const seat = (party: Party, rooms: string) => seatParty(party, readRooms(rooms) ?? [], { ages, on });

describe("a party that changes", () => {
  it("is written as the rooms that it has", () => {
    expect(roomsTextOf(family, on)).toBe("DB-2-8_SG-1");
  });

  it("gives back a room that nobody is left in", () => {
    const left = withoutLeaving(family, new Set([4]));
    expect(roomsTextOf(left, on)).toBe("DB-2-8");
    expect(left.travellers.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("keeps people together in the order of their rooms, and children by their age", () => {
    const two = { ...family, travellers: [...family.travellers, child(5, 12)] };
    const seated = seat(two, "TW-2-11_SG-1-9")!;
    expect(seated.rooms).toEqual([
      { code: "TW", paxIds: [1, 2, 5] },
      { code: "SG", paxIds: [4, 3] },
    ]);
  });

  it("has places for people whose names follow", () => {
    const seated = seat(family, "DB-2-8_DB-2-1")!;
    expect(
      seated.travellers.filter(({ id }) => id < 0).map(({ type, ageStated }) => [type, ageStated]),
    ).toEqual([
      ["A", null],
      ["I", 1],
    ]);
  });

  it("does not fit into fewer places than it has people", () => {
    expect(seat(family, "DB-2_SG-1")).toBeNull();
    expect(seat(family, "DB-1-8_SG-1")).toBeNull();
  });

  it("fills every place once, whatever rooms are wanted", () => {
    const room = fc.record({
      code: fc.constantFrom("SG" as const, "DB" as const, "TR" as const),
      adults: fc.integer({ min: 0, max: 3 }),
      ages: fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 4 }), (rooms: PartyRoom[]) => {
        fc.pre(isParty(rooms));
        const seated = seatParty(family, rooms, { ages, on });
        const adults = rooms.reduce((sum, one) => sum + one.adults, 0);
        const children = rooms.reduce((sum, one) => sum + one.ages.length, 0);
        if (adults < 3 || children < 1) {
          expect(seated).toBeNull();
          return;
        }
        const ids = seated!.rooms.flatMap(({ paxIds }) => paxIds);
        expect(new Set(ids)).toEqual(new Set(seated!.travellers.map(({ id }) => id)));
        expect(ids.length).toBe(adults + children);
        for (const { id } of family.travellers) expect(ids).toContain(id);
        expect(writeRooms(rooms).split("_")).toHaveLength(seated!.rooms.length);
      }),
    );
  });
});
