import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RoomCode } from "#contract/primitives.ts";
import {
  mostRooms,
  readRooms,
  writeRooms,
  type PartyRoom,
} from "#contract/catalogue/products/party-rooms.ts";
import { RoomsText } from "#contract/catalogue/products/rooms-text.ts";

const room: fc.Arbitrary<PartyRoom> = fc.record({
  code: fc.constantFrom(...RoomCode.options),
  adults: fc.integer({ min: 0, max: 40 }),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 9 }),
});
const someone = (rooms: PartyRoom[]) => rooms.some(({ adults, ages }) => adults + ages.length > 0);
const party = fc.array(room, { minLength: 1, maxLength: mostRooms }).filter(someone);

describe("the rooms of a party in an address", () => {
  it("are one short word", () => {
    const rooms: PartyRoom[] = [
      { code: "DB", adults: 2, ages: [8, 11] },
      { code: "SG", adults: 1, ages: [] },
    ];
    expect(writeRooms(rooms)).toBe("DB-2-8.11_SG-1");
    expect(readRooms("DB-2-8.11_SG-1")).toEqual(rooms);
  });

  it("come back as they were written, and need no escape", () => {
    fc.assert(
      fc.property(party, (rooms) => {
        const text = writeRooms(rooms);
        expect(readRooms(text)).toEqual(rooms);
        expect(RoomsText.parse(text)).toEqual(rooms);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });

  it.each([
    ["", "nothing"],
    ["XX-2", "an unknown room"],
    ["DB", "no number of adults"],
    ["DB-0", "nobody"],
    ["DB-41", "too many adults"],
    ["DB-2-18", "a child that is an adult"],
    ["DB-2-1.2.3.4.5.6.7.8.9.10", "too many children"],
    ["DB--2", "fewer than nobody"],
    ["DB-2-", "ages without an age"],
    [Array.from({ length: 21 }, () => "DB-2").join("_"), "too many rooms"],
  ])("are not %j: %s", (text) => {
    expect(readRooms(text)).toBeNull();
    expect(RoomsText.safeParse(text).success).toBe(false);
  });

  it("are read without a crash whatever is sent, and only what can be written again", () => {
    const parts = fc.constantFrom("DB", "SG", "-", "_", ".", "1", "9", "17", "99", " ", "-1");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (words) => {
        const rooms = readRooms(words.join(""));
        if (rooms) expect(readRooms(writeRooms(rooms))).toEqual(rooms);
      }),
    );
  });
});
