import { expect, test } from "vitest";
import { byDay } from "#app/components/notifications/by-day.ts";

const at = (moment: string) => ({ created_at: moment });

test("days are those of the zone, and keep the order of their rows", () => {
  const rows = [at("2026-11-20T12:30:00Z"), at("2026-11-20T11:30:00Z"), at("2026-11-20T10:30:00Z")];
  // Midnight in Auckland is at 11:00 UTC in summer.
  expect(byDay(rows, "Pacific/Auckland")).toEqual([
    { day: "2026-11-21", rows: [rows[0], rows[1]] },
    { day: "2026-11-20", rows: [rows[2]] },
  ]);
  expect(byDay(rows, "UTC")).toEqual([{ day: "2026-11-20", rows }]);
  expect(byDay([], "UTC")).toEqual([]);
});
