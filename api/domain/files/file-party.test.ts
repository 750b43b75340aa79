import { expect, test } from "vitest";
import {
  ageAt,
  knownAge,
  namelessTravellers,
  partyOfFile,
  paxTypeOf,
  roomsOfFile,
} from "#api/domain/files/file-party.ts";

const ages = { infantTo: 3, childTo: 14 };

test("people are adults, children or infants by their age, both ends included", () => {
  expect([null, 0, 3, 4, 14, 15, 80].map((age) => paxTypeOf(age, ages))).toEqual([
    "A",
    "I",
    "I",
    "C",
    "C",
    "A",
    "A",
  ]);
});

test("an age is full years, also on the birthday and the day before", () => {
  expect(ageAt("2018-01-12", "2027-01-12")).toBe(9);
  expect(ageAt("2018-01-13", "2027-01-12")).toBe(8);
  expect(knownAge({ type: "C", dateOfBirth: "2018-01-13", ageStated: 3 }, "2027-01-12")).toBe(8);
});

test("a party comes out of its rooms, and its rooms out of the party again", () => {
  const rooms = [
    { code: "DB" as const, adults: 2, ages: [8] },
    { code: "SG" as const, adults: 1, ages: [] },
  ];
  const people = namelessTravellers(rooms, ages).map(({ type, age, room }, index) => ({
    id: index + 10,
    room,
    type,
    dateOfBirth: null,
    ageStated: age,
  }));
  const stored = rooms.map(({ code }, index) => ({
    code,
    paxIds: people.filter(({ room }) => room === index).map(({ id }) => id),
  }));
  expect(roomsOfFile(people, stored, "2027-01-12")).toEqual(rooms);
  expect(partyOfFile(people, stored)).toEqual({
    pax: [{ age: 40 }, { age: 40 }, { age: 8 }, { age: 40 }],
    rooms: [
      { code: "DB", pax: [0, 1, 2] },
      { code: "SG", pax: [3] },
    ],
  });
});
