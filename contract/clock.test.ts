import { describe, expect, it } from "vitest";
import { clockOf, clockRange, clockText } from "./clock.ts";

describe("a clock time", () => {
  it.each([
    ["0000", "12:00 am", "00:00"],
    ["0905", "9:05 am", "09:05"],
    ["1125", "11:25 am", "11:25"],
    ["1200", "12:00 pm", "12:00"],
    ["2359", "11:59 pm", "23:59"],
  ])("%s is %s in English and %s in the other languages", (hhmm, english, others) => {
    expect(clockText(hhmm, "en").replace("\u00a0", " ")).toBe(english);
    for (const locale of ["de", "es", "it", "fr"] as const) expect(clockText(hhmm, locale)).toBe(others);
  });

  it("stays what it is where it is none", () => {
    expect(clockText("noon", "en")).toBe("noon");
  });
});

describe("from when until when", () => {
  it.each([
    ["0930", "1530", "9:30 am – 3:30 pm", "09:30–15:30"],
    ["0930", null, "9:30 am", "09:30"],
    ["0930", "0930", "9:30 am", "09:30"],
    [null, "1200", null, null],
  ])("%s to %s", (start, end, english, german) => {
    expect(clockRange(start, end, "en")?.replaceAll("\u00a0", " ") ?? null).toBe(english);
    expect(clockRange(start, end, "de")).toBe(german);
  });
});

it("reads the clock of a moment in its zone, also at midnight", () => {
  expect(clockOf(new Date("2026-11-25T11:00:00Z"), "Pacific/Auckland")).toBe("0000");
  expect(clockOf(new Date("2026-11-25T01:05:00Z"), "Australia/Melbourne")).toBe("1205");
});
