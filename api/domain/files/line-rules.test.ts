import { expect, test } from "vitest";
import {
  isPricedByRates,
  isTaken,
  mayLeave,
  mayRemove,
  maySwap,
  type RuledLine,
} from "#api/domain/files/line-rules.ts";

const line: RuledLine = {
  kind: "included",
  status: "QU",
  priceStatus: "priced",
  packageSlot: "4.10",
  optionId: 1,
  departureId: null,
};
const none = new Set<string>();

test.each<[string, Partial<RuledLine>, boolean]>([
  ["of a package, which its author holds on to", {}, false],
  ["of a package, which its author lets go", { packageSlot: "1.10" }, true],
  ["put in by hand", { packageSlot: null }, true],
  ["without a price", { priceStatus: "no_rate" }, true],
  ["removed already", { packageSlot: null, status: "CX" }, false],
  ["optional and not taken", { packageSlot: null, kind: "optional" }, false],
  ["with the rounding of the prices", { packageSlot: "rounding" }, false],
  ["with a rounding that has no price yet", { packageSlot: "rounding", priceStatus: "no_rate" }, false],
  ["that its supplier could not give", { packageSlot: null, status: "UN" }, true],
  ["that a supplier holds for us", { packageSlot: null, priceStatus: "locked" }, false],
])("a line %s: removable is said rightly", (_name, more, expected) => {
  expect(mayRemove({ ...line, ...more }, new Set(["1.10"]))).toBe(expected);
});

test("only what stands in the trip and is bought can be swapped", () => {
  expect(maySwap(line)).toBe(true);
  expect(maySwap({ ...line, optionId: null })).toBe(false);
  expect(maySwap({ ...line, status: "CX" })).toBe(false);
  expect(maySwap({ ...line, kind: "optional" })).toBe(false);
  expect(maySwap({ ...line, priceStatus: "locked" })).toBe(false);
});

test("only what the author of the package offers beside it goes back to being offered", () => {
  const optional = new Set(["4.10"]);
  expect(mayLeave(line, optional)).toBe(true);
  expect(mayLeave({ ...line, packageSlot: "1.10" }, optional)).toBe(false);
  expect(mayLeave({ ...line, packageSlot: null }, optional)).toBe(false);
  expect(mayLeave({ ...line, kind: "optional" }, optional)).toBe(false);
  expect(mayLeave({ ...line, optionId: null, departureId: 7 }, optional)).toBe(false);
});

test("a price that was set by hand is not touched by rates, and what was removed has none", () => {
  expect(isPricedByRates(line)).toBe(true);
  expect(isPricedByRates({ ...line, kind: "optional" })).toBe(true);
  expect(isPricedByRates({ ...line, priceStatus: "manual" })).toBe(false);
  expect(isPricedByRates({ ...line, status: "CX" })).toBe(false);
  expect(isPricedByRates({ ...line, kind: "note" })).toBe(false);
  expect([isTaken(line), isTaken({ ...line, kind: "optional" }), mayRemove(line, none)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a tour is bought as an option is: priced, swapped for another departure, taken out", () => {
  const tour = { ...line, optionId: null, departureId: 7, packageSlot: null };
  expect([isPricedByRates(tour), maySwap(tour), mayRemove(tour, new Set())]).toEqual([true, true, true]);
});
