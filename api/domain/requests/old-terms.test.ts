import { expect, test } from "vitest";
import { oldTerms } from "./old-terms.ts";
import type { RequestSnapshot } from "./snapshot.ts";

const before: RequestSnapshot = {
  file: { reference: "NZFI100005", name: "Groß", travellers: [] },
  service: { type: "AC", optionCode: null, name: { en: "Room" } },
  dateFrom: "2026-12-03",
  dateTo: "2026-12-05",
  startTime: null,
  endTime: null,
  units: 2,
  qty: 1,
  rooms: [],
  adults: 2,
  children: 0,
  infants: 0,
  extras: ["BF"],
  remarks: null,
  cost: null,
};
const line = { id: 1, dayNo: 4, seq: 10 };
const file = { travelDate: "2026-12-01", endDate: "2026-12-08" };

test("a service goes back to the day, the dates and the party that were confirmed", () => {
  expect(oldTerms({ file, lines: [line] }, line, before)).toMatchObject({
    ...{ dayNo: 3, seq: 10, dateFrom: "2026-12-03", dateTo: "2026-12-05", adults: 2, extras: ["BF"] },
  });
});

test("it stands after the services of that day where its place is taken", () => {
  const others = [
    { id: 2, dayNo: 3, seq: 10 },
    { id: 3, dayNo: 3, seq: 20 },
  ];
  expect(oldTerms({ file, lines: [line, ...others] }, line, before)).toMatchObject({ dayNo: 3, seq: 30 });
});

test.each([
  ["nobody knows what was confirmed", null, file],
  ["the trip begins later by now", before, { ...file, travelDate: "2026-12-04" }],
  ["the trip ends sooner by now", before, { ...file, endDate: "2026-12-04" }],
])("it goes back to nothing where %s", (_name, known, trip) => {
  expect(oldTerms({ file: trip, lines: [line] }, line, known)).toBeNull();
});
