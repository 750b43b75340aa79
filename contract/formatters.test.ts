import { expect, it } from "vitest";
import { dateFormatter, rangeOf } from "./formatters.ts";

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

it("no more ranges are kept than a list of a season shows, and none is told wrong after they were dropped", () => {
  const format = dateFormatter("it", { ...day, year: "numeric" });
  const end = at("2040-01-01");
  const before = rangeOf(format, at("2026-03-01"), end);
  for (let days = 0; days < 2_100; days += 1)
    rangeOf(format, new Date(at("2030-01-01").getTime() + days * 86_400_000), end);
  expect(rangeOf(format, at("2026-03-01"), end)).toBe(before);
  expect(before).toMatch(/^1 mar/);
});
