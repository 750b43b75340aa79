import { expect, test } from "vitest";
import { readPlace, standingsOf, writePlace } from "#app/routes/admin/sales/client-files/days/day-places.ts";
import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";

const line = (uid: string, status = "QU") => ({ uid, status }) as OfficeServiceLine;
const days = [
  { day_no: 1, services: [line("a"), line("gone", "CX"), line("b")] },
  { day_no: 2, services: [] },
  { day_no: 3, services: [line("c")] },
] as unknown as OfficeFile["days"];

test("a place is one number, and is read from it", () => {
  expect(readPlace(writePlace(60, 3))).toEqual({ day_no: 60, position: 3 });
});

test("arrows lead over the edge of a day, and to an empty one", () => {
  const standings = standingsOf({ days }, () => true);
  expect(standings.get("a")).toEqual({ day: 1, position: 1, up: null, down: writePlace(1, 2) });
  expect(standings.get("b")).toEqual({ day: 1, position: 2, up: writePlace(1, 1), down: writePlace(2, 1) });
  expect(standings.get("c")).toEqual({ day: 3, position: 1, up: writePlace(2, 1), down: null });
  expect(standings.has("gone")).toBe(false);
});

test("what suppliers know of stays on its day", () => {
  const standings = standingsOf({ days }, () => false);
  expect(standings.get("b")).toMatchObject({ up: writePlace(1, 1), down: null });
  expect(standings.get("c")).toMatchObject({ up: null, down: null });
});
