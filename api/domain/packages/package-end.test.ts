import { describe, expect, test } from "vitest";
import { aService } from "#tests/support/factories/package.ts";
import { endDay, newOverrun, overrunsOf } from "./package-end.ts";
import type { SlotOption } from "./package-slot.ts";

const unit = (secondUnit: SlotOption["secondUnit"], nights: number | null = null) => ({ secondUnit, nights });

describe("the day on which a service ends", () => {
  test.each<[string, number | null, ReturnType<typeof unit>, number]>([
    ["a stay of two nights", 2, unit("night"), 5],
    ["a stay that says nothing of its nights", null, unit("night"), 4],
    ["a hire of three days", 3, unit("day24h"), 6],
    ["a guide of two days", 2, unit("calendar_day"), 4],
    ["an outing", null, unit("trip"), 3],
    ["a tour that lasts four nights by itself", null, unit("trip", 4), 7],
    ["a tour that the slot cuts short", 1, unit("trip", 4), 4],
  ])("%s", (_name, nights, option, end) => {
    expect(endDay({ dayNo: 3, nights }, option)).toBe(end);
  });
});

describe("what ends after its package", () => {
  const slot = (key: string, dayNo: number, nights: number, ...options: ReturnType<typeof unit>[]) => ({
    ...aService({ key, dayNo, nights }),
    options: options.length > 0 ? options : [unit("night")],
  });

  test("is a slot whose last night is that of the last day or later", () => {
    const slots = [slot("within", 4, 1), slot("lastNight", 5, 1), slot("long", 2, 5)];
    expect(overrunsOf(slots, 5).map(({ slot: { key }, end, last }) => [key, end, last])).toEqual([
      ["lastNight", 6, 5],
      ["long", 7, 5],
    ]);
  });

  test("is also one that only a substitute makes too long, and none without a service", () => {
    const mixed = slot("mixed", 5, 1, unit("trip"), unit("night"));
    expect(overrunsOf([{ ...mixed, nights: null }], 5)).toMatchObject([{ end: 6 }]);
    expect(overrunsOf([{ ...mixed, nights: 9, options: [] }], 5)).toEqual([]);
  });

  test("is new where a change makes it so or worse, not where it was so before or becomes better", () => {
    const of = (dayNo: number, last: number) => overrunsOf([slot("a", dayNo, 2)], last);
    expect(newOverrun(of(3, 5), of(4, 5))?.end).toBe(6);
    expect(newOverrun(of(4, 5), of(4, 4))).toMatchObject({ end: 6, last: 4 });
    expect(newOverrun(of(4, 5), of(4, 5))).toBeUndefined();
    expect(newOverrun(of(5, 5), of(4, 5))).toBeUndefined();
    expect(newOverrun([], of(3, 5))).toBeUndefined();
  });
});
