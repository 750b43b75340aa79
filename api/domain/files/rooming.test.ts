import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeProblems, type Sleeper, type WantedPlace } from "./rooming.ts";

const adult = (seq: number, room: number | null): Sleeper => ({ seq, type: "A", age: null, room });
const child = (seq: number, age: number, room: number | null): Sleeper => ({ seq, type: "C", age, room });
const family = [adult(1, 1), adult(2, 1), adult(3, 2), child(4, 7, 2), child(5, 9, 2)];
const asIs = family.map(({ seq, room }) => ({ traveller: seq, room }));
const but = (...changes: [number, number | null][]): WantedPlace[] =>
  asIs.map((one) => {
    const change = changes.find(([seq]) => seq === one.traveller);
    return change ? { ...one, room: change[1] } : one;
  });

describe("who shares a room", () => {
  it.each<[string, WantedPlace[], object[]]>([
    ["as it is", asIs, []],
    ["two adults who change places", but([2, 2], [3, 1]), []],
    ["one who moves alone", but([2, 2]), [{ place: 1, problem: "otherPrices" }]],
    [
      "a child for an adult",
      but([2, 2], [4, 1]),
      [
        { place: 1, problem: "otherPrices" },
        { place: 3, problem: "otherPrices" },
      ],
    ],
    ["a room that is not there", but([2, 3]), [{ place: 1, problem: "noRoom" }]],
    ["nobody's number", [...asIs, { traveller: 9, room: 1 }], [{ place: 5, problem: "unknown" }]],
    ["somebody twice", [...asIs, { traveller: 1, room: 1 }], [{ place: 5, problem: "twice" }]],
    ["somebody who sleeps nowhere", but([2, null]), [{ place: 1, problem: "otherPrices" }]],
  ])("is looked at for %s", (_what, wanted, problems) => {
    expect(placeProblems(family, [1, 2], wanted)).toEqual(problems);
  });

  it("children of one age change places, those of different ages do not", () => {
    const party = [child(1, 7, 1), child(2, 7, 2), child(3, 9, 2)];
    const places = (...rooms: number[]) => rooms.map((room, index) => ({ traveller: index + 1, room }));
    expect(placeProblems(party, [1, 2], places(2, 1, 2))).toEqual([]);
    expect(placeProblems(party, [1, 2], places(2, 2, 1))).not.toEqual([]);
  });

  it("whatever is accepted leaves as many of each kind in each room", () => {
    const sleepers = fc.array(
      fc.record({
        type: fc.constantFrom("A" as const, "C" as const),
        age: fc.integer({ min: 3, max: 5 }),
        room: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 2, maxLength: 7 },
    );
    fc.assert(
      fc.property(sleepers, fc.infiniteStream(fc.integer({ min: 1, max: 3 })), (list, rooms) => {
        const party = list.map((one, index) => ({ ...one, seq: index + 1 }));
        const wanted = party.map(({ seq }) => ({ traveller: seq, room: Number(rooms.next().value) }));
        fc.pre(placeProblems(party, [1, 2, 3], wanted).length === 0);
        const kinds = (at: (seq: number) => number | null | undefined) =>
          party.map((one) => `${at(one.seq)} ${one.type === "A" ? "A" : one.age}`).toSorted();
        expect(kinds((seq) => wanted.find((one) => one.traveller === seq)?.room)).toEqual(
          kinds((seq) => party.find((one) => one.seq === seq)?.room),
        );
      }),
    );
  });
});
