import { expect, test } from "vitest";
import { runningTour } from "#contract/sales/itineraries/running-tour.ts";

const tour = {
  service_type: "IT" as const,
  name: "Southern Light",
  date_from: "2027-03-26",
  date_to: "2027-04-01",
};

test.each([
  ["2027-03-25", null],
  // The day on which it begins has the service itself.
  ["2027-03-26", null],
  ["2027-03-27", { service_type: "IT", name: "Southern Light", day: 2, days: 7 }],
  // Days are counted, not hours: clocks change in spring and autumn.
  ["2027-03-29", { service_type: "IT", name: "Southern Light", day: 4, days: 7 }],
  ["2027-04-01", { service_type: "IT", name: "Southern Light", day: 7, days: 7 }],
  ["2027-04-02", null],
])("on %s the tour is at %o", (date, expected) => {
  expect(runningTour(date, [tour])).toEqual(expected);
});

test("a stay or a car that lasts is no tour", () => {
  const services = [
    { ...tour, service_type: "AC" as const },
    { ...tour, service_type: "RC" as const },
  ];
  expect(runningTour("2027-03-27", services)).toBeNull();
});
