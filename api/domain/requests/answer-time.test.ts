import { expect, test } from "vitest";
import { answerTime, changeableUntil, isOverdue } from "./answer-time.ts";

const now = new Date("2026-11-20T00:00:00Z");
const day = 24 * 60;

test.each([
  ["the supplier's own hours while the service is far", 48, 30 * day, 48, false],
  ["the supplier's own hours a minute before it is near", 48, 7 * day + 1, 48, false],
  ["twelve hours once it is near", 48, 7 * day, 12, true],
  ["fewer where the supplier promised fewer", 6, 7 * day, 6, true],
  ["half of the time that is left", 48, 8 * 60, 4, true],
  ["an hour at least", 48, 30, 1, true],
  ["an hour for what has begun", 48, -day, 1, true],
])("an answer is due in %s", (_name, sla, minutes, hours, urgent) => {
  const { dueAt, isUrgent } = answerTime(now, sla, minutes);
  expect((dueAt.getTime() - now.getTime()) / 3_600_000).toBe(hours);
  expect(isUrgent).toBe(urgent);
});

test("an answer can be changed for ten minutes", () => {
  expect(changeableUntil(now).toISOString()).toBe("2026-11-20T00:10:00.000Z");
});

test("an answer is late after its time, and never without one", () => {
  expect(isOverdue(now, now)).toBe(false);
  expect(isOverdue(now, new Date(now.getTime() + 1))).toBe(true);
  expect(isOverdue(null, now)).toBe(false);
});
