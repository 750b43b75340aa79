import { expect, it, vi } from "vitest";
import { dateFormatter, dayOf, rangeOf } from "./formatters.ts";

const day = { timeZone: "UTC", day: "numeric", month: "short" } as const;
const at = (date: string) => new Date(`${date}T00:00:00Z`);

it("one constant of options makes formatters of each language apart", () => {
  const of = (tag: string) => dateFormatter(tag, day).format(at("2026-12-14"));
  expect([of("en-GB"), of("de"), of("en-GB")]).toEqual(["14 Dec", "14. Dez.", "14 Dec"]);
  expect(dateFormatter("de", day)).toBe(dateFormatter("de", { ...day }));
});

it("a range that was asked for before reads the same, in each language by itself", () => {
  const from = at("2026-12-14");
  const asked = ["en-GB", "de"].flatMap((tag) =>
    ["2026-12-16", "2027-01-02", "2026-12-14"].map((to) => ({ tag, to })),
  );
  const told = () => asked.map(({ tag, to }) => rangeOf(dateFormatter(tag, day), from, at(to)));
  const first = told();
  expect(told()).toEqual(first);
  expect(new Set(first).size).toBe(asked.length);
});

it("a range is worked out once while few are asked for, and no process keeps all that it ever met", () => {
  const formatRange = vi.fn<(from: Date) => string>((from) => String(from.getTime()));
  const format = { formatRange } as unknown as Intl.DateTimeFormat;
  const ask = (day: number) => rangeOf(format, new Date(day), at("2040-01-01"));
  expect([ask(0), ask(0)]).toEqual(["0", "0"]);
  expect(formatRange).toHaveBeenCalledTimes(1);
  for (let day = 1; day <= 2_000; day += 1) ask(day);
  formatRange.mockClear();
  expect(ask(1)).toBe("1");
  expect(formatRange).toHaveBeenCalledTimes(1);
});

it("a day is written once, and by each formatter in its own way", () => {
  const written = ["en-GB", "de", "en-GB"].map((tag) => dayOf(dateFormatter(tag, day), "2026-12-14"));
  expect(written).toEqual(["14 Dec", "14. Dez.", "14 Dec"]);
  const format = vi.fn<(at: Date) => string>((at) => String(at.getTime()));
  const asked = { format } as unknown as Intl.DateTimeFormat;
  expect([dayOf(asked, "1970-01-01"), dayOf(asked, "1970-01-01")]).toEqual(["0", "0"]);
  expect(format).toHaveBeenCalledTimes(1);
  expect(() => dayOf(dateFormatter("de", day), "no day")).toThrow(RangeError);
  const at = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
  for (let number = 1; number < 2_000; number += 1) dayOf(asked, at(number));
  format.mockClear();
  expect([0, 1, 1_999].map((number) => dayOf(asked, at(number)))).toEqual(["0", "86400000", "172713600000"]);
  expect(format).not.toHaveBeenCalled();
});
