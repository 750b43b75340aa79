import { expect, test } from "vitest";
import { addDays } from "#api/domain/today.ts";
import { reminderDue } from "./reminder-steps.ts";

const invoice = { issuedOn: "2026-11-01", dueOn: "2026-12-10" };

test.each([
  ["2026-12-02", null],
  ["2026-12-03", -7],
  ["2026-12-09", -7],
  ["2026-12-10", 0],
  ["2026-12-16", 0],
  ["2026-12-17", 7],
  ["2026-12-24", 14],
  ["2026-12-30", 14],
  ["2026-12-31", null],
  ["2027-06-01", null],
] as const)("on %s the reminder %s is due", (today, step) => {
  expect(reminderDue(invoice, today)).toBe(step);
});

test("an invoice that is due at once is not reminded of when it has just gone out", () => {
  const atOnce = { issuedOn: "2026-12-10", dueOn: "2026-12-10" };
  const days = Array.from({ length: 9 }, (_, day) => reminderDue(atOnce, addDays("2026-12-10", day)));
  expect(days).toEqual([null, null, null, null, null, null, null, 7, 7]);
  const soon = { issuedOn: "2026-12-06", dueOn: "2026-12-10" };
  expect(reminderDue(soon, "2026-12-08")).toBeNull();
  expect(reminderDue(soon, "2026-12-10")).toBe(0);
});
