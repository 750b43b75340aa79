import { expect, test } from "vitest";
import type { Arrival } from "#contract/sales/supplier-bookings/arrivals.ts";
import { couple } from "#tests/support/arrival.ts";
import { arrivalDays, guestsOf } from "./arrival-days.ts";

const family = { ...couple, uid: "01JD0000000000000000000002", qty: 2, children: 1, infants: 1 };
const tour: Arrival = {
  ...couple,
  uid: "01JD0000000000000000000003",
  service_type: "AT",
  nights: null,
  qty: 3,
  date_to: "2026-11-21",
};

/** Which services stand where on each day of a span. */
function shown(services: Arrival[], from: string, days: 1 | 7 = 7) {
  return arrivalDays({ from, days, services }).map(({ day, arriving, staying, leaving }) => {
    const uids = (part: Arrival[]) => part.map(({ uid }) => Number(uid.slice(-1)));
    return [day, uids(arriving), uids(staying), uids(leaving)];
  });
}

test("a stay arrives on its first day, is in the house between, and leaves on its last", () => {
  expect(shown([couple], "2026-11-19")).toEqual([
    ["2026-11-20", [1], [], []],
    ["2026-11-21", [], [1], []],
    ["2026-11-22", [], [], [1]],
  ]);
});

test("who came before the span is in the house on its days, and a span ends with its last day", () => {
  expect(shown([couple], "2026-11-21", 1)).toEqual([["2026-11-21", [], [1], []]]);
  expect(shown([couple], "2026-11-22", 1)).toEqual([["2026-11-22", [], [], [1]]]);
  expect(shown([couple], "2026-11-23", 1)).toEqual([]);
});

test("what is no stay is there on its first day alone, however long it lasts", () => {
  expect(shown([tour], "2026-11-20")).toEqual([["2026-11-20", [3], [], []]]);
});

test("a stay of one day leaves on none", () => {
  expect(shown([{ ...couple, date_to: couple.date_from, nights: 0 }], "2026-11-20")).toEqual([
    ["2026-11-20", [1], [], []],
  ]);
});

test("a day is summed over those who arrive: services, people, and the rooms of stays alone", () => {
  const [day] = arrivalDays({ from: "2026-11-20", days: 1, services: [couple, family, tour] });
  expect(day?.sums).toEqual({ arrivals: 3, guests: 8, rooms: 3 });
  const [next] = arrivalDays({ from: "2026-11-21", days: 1, services: [couple, family, tour] });
  expect(next?.sums).toEqual({ arrivals: 0, guests: 0, rooms: 0 });
});

test("people are counted with their children and infants", () => {
  expect(guestsOf([couple, family])).toBe(6);
});
