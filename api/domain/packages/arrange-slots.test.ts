import fc from "fast-check";
import { expect, test } from "vitest";
import { numbered, withMoved, type Placed } from "./arrange-slots.ts";

const day = (dayNo: number, ...ids: number[]): Placed[] =>
  ids.map((id, index) => ({ id, dayNo, seq: (index + 1) * 10 }));
const idsOf = (slots: readonly Placed[], dayNo: number) =>
  slots
    .filter((slot) => slot.dayNo === dayNo)
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ id }) => id);

const trip = [...day(1, 1, 2, 3), ...day(2, 4)];

test.each([
  ["up", 3, { dayNo: 1, position: 2 }, [1, 3, 2], [4]],
  ["down", 1, { dayNo: 1, position: 2 }, [2, 1, 3], [4]],
  ["to the beginning", 3, { dayNo: 1, position: 1 }, [3, 1, 2], [4]],
  ["before another on another day", 2, { dayNo: 2, position: 1 }, [1, 3], [2, 4]],
  ["behind the last of another day", 2, { dayNo: 2, position: 99 }, [1, 3], [4, 2]],
  ["where it stands", 2, { dayNo: 1, position: 2 }, [1, 2, 3], [4]],
])("a slot moves %s", (_how, id, to, first, second) => {
  const after = withMoved(trip, id, to);
  expect([idsOf(after, 1), idsOf(after, 2)]).toEqual([first, second]);
});

test("no move loses a slot, doubles a position or changes the order of the others", () => {
  const slots = fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 })
    .map((days) => numbered(days.map((dayNo, index) => ({ id: index + 1, dayNo, seq: index }))));
  const target = fc.record({
    dayNo: fc.integer({ min: 1, max: 5 }),
    position: fc.integer({ min: 1, max: 15 }),
  });
  fc.assert(
    fc.property(slots, fc.nat(11), target, (before, pick, to) => {
      const { id } = before[pick % before.length]!;
      const after = withMoved(before, id, to);
      expect(after.map((slot) => slot.id).toSorted((a, b) => a - b)).toEqual(
        before.map((slot) => slot.id).toSorted((a, b) => a - b),
      );
      const places = after.map(({ dayNo, seq }) => `${dayNo}.${seq}`);
      expect(new Set(places).size).toBe(after.length);
      expect(after.find((slot) => slot.id === id)?.dayNo).toBe(to.dayNo);
      for (const dayNo of [1, 2, 3, 4, 5]) {
        const stayed = (all: readonly Placed[]) => idsOf(all, dayNo).filter((one) => one !== id);
        expect(stayed(after)).toEqual(stayed(before));
      }
    }),
  );
});
