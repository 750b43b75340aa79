import fc from "fast-check";
import { expect, test } from "vitest";
import { statusOn, type DepartureSeats } from "#api/domain/tours/departure-status.ts";
import { departureObstacles, type DepartureStock } from "#api/domain/tours/obstacles.ts";
import { planSeats } from "#api/domain/tours/plan-seats.ts";
import { lastDayWithTours } from "#api/domain/tours/trip-days.ts";

const departure: DepartureStock = {
  status: "open",
  capacity: 20,
  sold: 0,
  held: 0,
  minToRun: 8,
  closeOn: "2027-01-10",
  dateFrom: "2027-01-31",
  singlesMax: 4,
  singlesTaken: 0,
};
const today = "2026-12-01";

test.each<[string, Partial<DepartureSeats>, string, string]>([
  ["open while few are sold", { sold: 7 }, today, "open"],
  ["guaranteed from the least that it runs with", { sold: 8 }, today, "guaranteed"],
  ["not guaranteed by what is only held", { held: 9 }, today, "open"],
  ["limited with six seats left", { sold: 8, held: 6 }, today, "limited"],
  ["full when nobody else fits, held or sold", { sold: 8, held: 12 }, today, "full"],
  ["sold on its last day of sale", {}, "2027-01-10", "open"],
  ["closed on the day after", {}, "2027-01-11", "closed"],
  ["cancelled, however many are sold", { status: "cancelled", sold: 20 }, "2027-01-11", "cancelled"],
  ["closed by hand", { status: "closed" }, today, "closed"],
])("a departure is %s", (_name, more, day, expected) => {
  expect(statusOn({ ...departure, ...more }, day)).toBe(expected);
});

test.each<[string, Partial<DepartureStock>, string, string[]]>([
  ["nothing while there is room", {}, today, []],
  ["too few seats", { sold: 18 }, today, ["seats"]],
  ["too few single rooms", { singlesTaken: 4 }, today, ["singles"]],
  ["both at once", { sold: 18, singlesTaken: 4 }, today, ["seats", "singles"]],
  ["a full coach, and no more", { sold: 20, singlesTaken: 4 }, today, ["full"]],
  ["as many singles as there are seats", { singlesMax: null, singlesTaken: 9 }, today, []],
  ["that it is on hold, and no more", { status: "on_hold", sold: 20 }, today, ["on_hold"]],
  ["that it has left", { closeOn: "2027-01-31" }, "2027-01-31", ["departed"]],
  ["that it is not on sale yet", { status: "planned" }, today, ["closed"]],
])("what keeps three people, one in a single, from a departure: %s", (_name, more, day, expected) => {
  expect(departureObstacles({ ...departure, ...more }, { seats: 3, singles: 1 }, day)).toEqual(expected);
});

test("whoever wants seats, never more are given than there are, and everyone has all or none", () => {
  const party = fc.record({ seats: fc.integer({ min: 1, max: 9 }), singles: fc.integer({ min: 0, max: 2 }) });
  fc.assert(
    fc.property(fc.array(party, { maxLength: 12 }), fc.integer({ min: 0, max: 20 }), (parties, sold) => {
      const wants = parties.map((need, lineId) => ({ ...need, lineId, departureId: 1 }));
      const { answers, takings } = planSeats(wants, new Map([[1, { ...departure, sold }]]), today);
      expect(takings.reduce((sum, { seats }) => sum + seats, sold)).toBeLessThanOrEqual(20);
      expect(takings.reduce((sum, { singles }) => sum + singles, 0)).toBeLessThanOrEqual(4);
      expect(takings.map(({ lineId }) => lineId)).toEqual(
        wants.filter(({ lineId }) => answers.get(lineId)?.length === 0).map(({ lineId }) => lineId),
      );
    }),
  );
});

const day = (dayNo: number, ofTour = false) => ({
  dayNo,
  date: `2027-03-${String(dayNo).padStart(2, "0")}`,
  ofTour,
});
const tour = { dayNo: 2, dateTo: "2027-03-07", isTour: true, isTaken: true };

test("a trip is as long as its own days and its tours, and keeps the days on which something begins", () => {
  const own = [day(1), day(2), day(3)];
  expect(lastDayWithTours(own, [])).toBe(3);
  expect(lastDayWithTours(own, [tour])).toBe(7);
  const longer = [...own, day(4, true), day(5, true), day(6, true), day(7, true)];
  expect(lastDayWithTours(longer, [{ ...tour, isTaken: false }])).toBe(3);
  expect(lastDayWithTours(longer, [{ ...tour, isTaken: false, dayNo: 5 }])).toBe(5);
  const hotel = { dayNo: 4, dateTo: "2027-03-09", isTour: false, isTaken: true };
  expect(lastDayWithTours(longer, [hotel])).toBe(4);
});
