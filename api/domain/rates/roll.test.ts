import { expect, it } from "vitest";
import { rolledDay, rolledName } from "./roll.ts";

it.each([
  ["2026-10-01", 1, "2027-10-01"],
  ["2027-02-28", 1, "2028-02-29"],
  ["2028-02-29", 1, "2029-02-28"],
  ["2028-02-28", 1, "2029-02-28"],
  ["2026-12-31", 3, "2029-12-31"],
])("%s is %i years later %s", (day, years, later) => {
  expect(rolledDay(day, years)).toBe(later);
});

it.each([
  ["Summer 2026/27", "Summer 2027/28"],
  ["High 2026 – 27", "High 2027 – 28"],
  ["Easter 2099/00", "Easter 2100/01"],
  ["Christmas 2026", "Christmas 2027"],
  ["from 2026-10 on", "from 2027-10 on"],
  ["2026-10-01 on", "2027-10-01 on"],
  ["Winter", "Winter"],
])("%s becomes %s", (name, later) => {
  expect(rolledName(name, 1)).toBe(later);
});
