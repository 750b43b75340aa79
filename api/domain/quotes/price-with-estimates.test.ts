import { expect, test } from "vitest";
import type { Option, Rate } from "#api/domain/pricing/line-shapes.ts";
import { priceFile, type FileLine, type FileTerms } from "#api/domain/quotes/price-file.ts";
import { priceWithEstimates } from "#api/domain/quotes/price-with-estimates.ts";

const option: Option = {
  charge_basis: "person",
  second_unit: "night",
  cross_season: "split",
  age_policy: {
    ...{ infant_to: 3, child_to: 14, children_allowed: true, infants_allowed: true },
    ...{ count_children_in_breaks: true, count_infants_in_breaks: false },
  },
};
const terms: FileTerms = {
  ...{ brand: { currency: "NZD", gst_bps: 1_500 }, agency: { commission_bps: 0, price_codes: [] } },
  ...{ commission_on: "lines", personStep: 1 },
};

const rate = (
  id: string,
  date_from: string,
  date_to: string,
  adult: number,
  more: Partial<Rate> = {},
): Rate => ({
  ...{ id, date_from, date_to, markup_bps: 0, cost: { adult } },
  ...more,
});
/** Of the year before the two nights that are asked for. */
const before = rate("before", "2027-01-01", "2027-12-31", 10_000);

function line(key: string, rates: Rate[], thought: Rate[] = []): FileLine {
  const request = { date_from: "2028-05-01", date_to: "2028-05-03", pax: [{ age: 40 }] };
  return { key, counts: true, ask: { option, rates, request }, thought };
}
const priced = (lines: FileLine[], chosen: string[]) =>
  priceWithEstimates(lines, new Set(chosen), { terms, upliftBps: 500 });
const sells = (price: ReturnType<typeof priced>) =>
  Object.fromEntries([...price.lines].map(([key, { sell }]) => [key, sell]));

test("only what was chosen is estimated, and all else is priced as ever", () => {
  const lines = [
    line("chosen", [before]),
    line("left", [before]),
    line("sold", [{ ...before, date_to: "2028-12-31" }]),
  ];
  const price = priced(lines, ["chosen", "sold"]);
  expect(sells(price)).toEqual({ chosen: 21_000, sold: 20_000 });
  expect([...price.estimated]).toEqual(["chosen"]);
  expect([...price.refused.keys()]).toEqual(["left"]);
  expect(priced(lines, [])).toEqual({ ...priceFile(lines, terms), estimated: new Set() });
});

test("what contracting people think counts before what was, without an uplift", () => {
  const thought = rate("thought", "2028-01-01", "2028-05-01", 13_000);
  expect(sells(priced([line("one", [before], [thought])], ["one"]))).toEqual({
    // The first night is thought of; the second has the last Tuesday that is, a week before, with 5 % more.
    one: 13_000 + 13_650,
  });
  expect(sells(priced([line("one", [before], [thought])], []))).toEqual({});
});

test("what is refused for another reason, or never had a rate, stays without a price", () => {
  const long = rate("long", "2028-01-01", "2028-12-31", 10_000, { min_units: 7 });
  const price = priced([line("short", [before, long]), line("new", [])], ["short", "new"]);
  expect(sells(price)).toEqual({});
  expect(price.refused.get("short")?.reasons[0]?.code).toBe("MIN_STAY");
  expect(price.estimated.size).toBe(0);
});
