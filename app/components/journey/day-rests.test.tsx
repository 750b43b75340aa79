import { expect, test } from "vitest";
import { DayRests } from "#app/components/journey/day-rests.tsx";
import { render, textOf } from "#tests/support/render.tsx";

const tour = { service_type: "IT" as const, name: "Southern Light", day: 2, days: 7 };

test("a day is free only when no tour goes on, and ends with its night", async () => {
  const shown = async (running: typeof tour | null) =>
    textOf(await render(<DayRests tour={running} free="Free time." overnight="Overnight in Taupō" />));
  expect(await shown(null)).toBe("Free time. Overnight in Taupō");
  expect(await shown(tour)).toBe("Southern Light, day 2 of 7 Overnight in Taupō");
});
