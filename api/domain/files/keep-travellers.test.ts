import { describe, expect, test } from "vitest";
import { keepTravellers } from "#api/domain/files/keep-travellers.ts";
import { paxTypeOf } from "#api/domain/files/file-party.ts";

const ages = { infantTo: 2, childTo: 14 };
const date = "2027-02-09";
const person = (id: number, age: number | null, born: string | null = null) => ({
  id,
  type: paxTypeOf(age, ages),
  ageStated: born === null ? age : null,
  dateOfBirth: born,
});
const keep = (known: ReturnType<typeof person>[], rooms: Parameters<typeof keepTravellers>[1]) => {
  const { places, gone } = keepTravellers(known, rooms, { ages, date });
  return {
    kept: places.map(({ kept, room }) => [room, kept?.id ?? null]),
    gone: gone.map(({ id }) => id),
    other: places.filter(({ isOtherAge }) => isOtherAge).length,
  };
};

describe("the travellers of another party", () => {
  test("are the same grown-ups in their order, and children by their age", () => {
    const known = [person(1, null), person(2, null), person(3, 5), person(4, 9)];
    const rooms = [
      { code: "TW" as const, adults: 1, ages: [9] },
      { code: "DB" as const, adults: 1, ages: [5] },
    ];
    expect(keep(known, rooms)).toEqual({
      kept: [
        [0, 1],
        [0, 4],
        [1, 2],
        [1, 3],
      ],
      gone: [],
      other: 0,
    });
  });

  test("a child of another age takes the place that is left, and its date of birth no longer holds", () => {
    const known = [person(1, null), person(2, 8, "2018-06-01"), person(3, 6, "2020-06-01")];
    const rooms = [{ code: "DB" as const, adults: 1, ages: [11] }];
    expect(keep(known, rooms)).toEqual({
      kept: [
        [0, 1],
        [0, 2],
      ],
      gone: [3],
      other: 1,
    });
  });

  test("nobody becomes a child who was grown up, and the other way round", () => {
    const rooms = [{ code: "DB" as const, adults: 2, ages: [4] }];
    expect(keep([person(1, null)], rooms).kept).toEqual([
      [0, 1],
      [0, null],
      [0, null],
    ]);
    expect(keep([person(1, 4)], [{ code: "SG" as const, adults: 1, ages: [] }])).toEqual({
      kept: [[0, null]],
      gone: [1],
      other: 0,
    });
  });
});
