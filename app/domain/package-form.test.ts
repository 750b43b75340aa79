import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPackageForm, readPackageForm } from "#app/domain/package-form.ts";
import { RoomCode } from "#contract/primitives.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";

const read = (search: string) => readPackageForm(new URLSearchParams(search), ["standard", "superior"]);
const check = (search: string) => checkPackageForm(read(search));

describe("the price form of a package", () => {
  test("begins with two adults in a double and the first class", () => {
    expect(read("")).toEqual({
      travel_date: "",
      class: "standard",
      rooms: [{ code: "DB", adults: "2", ages: "" }],
      optional: [],
    });
  });

  test("keeps a class that is not offered any longer, and takes the first for what is no class", () => {
    expect(read("class=deluxe").class).toBe("deluxe");
    expect(read("class=regal").class).toBe("standard");
  });

  test("reads dates as they are typed, rooms by field and optional services by box", () => {
    const search =
      "travel_date=12/01/2027&class=superior&rooms[0][code]=DB&rooms[0][adults]=2&rooms[0][ages]=8, 11" +
      "&rooms[1][code]=SG&rooms[1][adults]=1&rooms[1][ages]=&optional=01K0000000CRV1SE0000000001&optional=01K0000000CRV1SE0000000002&optional=nope";
    expect(check(search).wish).toEqual({
      travel_date: "2027-01-12",
      class: "superior",
      rooms: "DB-2-8.11_SG-1",
      optional: "01K0000000CRV1SE0000000001_01K0000000CRV1SE0000000002",
    });
  });

  test.each([
    ["", { travel_date: { key: "required" } }],
    ["travel_date=31/02/2027", { travel_date: { key: "date" } }],
    [
      "travel_date=2027-01-12&rooms[0][code]=DB&rooms[0][adults]=2&rooms[1][code]=SG&rooms[1][adults]=",
      { "rooms[1][adults]": { key: "tooSmall", params: { min: 1 } } },
    ],
    [
      "travel_date=2027-01-12&rooms[0][code]=DB&rooms[0][adults]=two&rooms[0][ages]=eight",
      {
        "rooms[0][adults]": { key: "integer" },
        "rooms[0][ages]": { key: "ages", params: { max: 17, most: 9 } },
      },
    ],
  ])("refuses “%s” field by field", (search, problems) => {
    expect(check(search).problems).toEqual(problems);
  });

  test("keeps any party that is written in the short form of an address", () => {
    const room = fc.record({
      code: fc.constantFrom(...RoomCode.options),
      adults: fc.integer({ min: 1, max: 8 }),
      ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 6 }), (rooms) => {
        const word = writeRooms(rooms);
        expect(check(`travel_date=2027-01-12&rooms=${word}`).wish?.rooms).toBe(word);
      }),
    );
  });
});
