import fc from "fast-check";
import { expect, test } from "vitest";
import type { Option } from "#api/domain/pricing/line-shapes.ts";
import { sumOfLines } from "#api/domain/quotes/line-totals.ts";
import { priceFile, type FileLine, type FileTerms } from "#api/domain/quotes/price-file.ts";

const option: Option = {
  charge_basis: "person",
  second_unit: "trip",
  cross_season: "split",
  age_policy: {
    infant_to: 3,
    child_to: 14,
    children_allowed: true,
    infants_allowed: true,
    count_children_in_breaks: true,
    count_infants_in_breaks: false,
  },
};

function lineAt(key: string, adultCents: number | null, counts = true): FileLine {
  const rate = {
    id: `R${key}`,
    date_from: "2027-01-01",
    date_to: "2027-12-31",
    markup_bps: 2_350,
    cost: { adult: adultCents },
  };
  const request = {
    date_from: "2027-05-01",
    date_to: "2027-05-01",
    pax: [{ age: 40 }, { age: 41 }, { age: 42 }],
  };
  return { key, counts, ask: { option, rates: adultCents === null ? [] : [rate], request } };
}

const terms: FileTerms = {
  brand: { currency: "NZD", gst_bps: 1_500 },
  agency: { commission_bps: 1_250, price_codes: [] },
  commission_on: "package",
  personStep: 100,
};

test("lines and rounding add up to the cent in every column, whatever they cost", () => {
  const cents = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 3_000 }), (prices, commission_bps) => {
      const { lines, rounding, quote } = priceFile(
        prices.map((price, index) => lineAt(String(index), price)),
        { ...terms, agency: { commission_bps, price_codes: [] } },
      );
      const sums = sumOfLines([...lines.values(), rounding]);
      expect(sums).toEqual({
        sell: quote!.sell,
        commission: quote!.commission,
        net: quote!.net,
        gst: quote!.gst.net,
      });
      expect(sums.sell % 100).toBe(0);
    }),
  );
});

test("what has no rate and what is only offered is in no sum", () => {
  const alone = priceFile([lineAt("a", 10_000)], terms);
  const { lines, refused, quote } = priceFile(
    [lineAt("a", 10_000), lineAt("b", null), lineAt("c", 5_000, false)],
    terms,
  );
  expect(quote!.sell).toBe(alone.quote!.sell);
  expect([...refused.keys()]).toEqual(["b"]);
  const offered = lines.get("c")!;
  expect(offered.sell).toBe(3 * 6_175);
  expect(offered.net).toBe(offered.sell - Math.round(offered.sell * 0.125));
});

test("a file of which nothing has a price has no total and no rounding", () => {
  const { quote, rounding, lines } = priceFile([lineAt("a", null)], terms);
  expect([quote, rounding.sell, lines.size]).toEqual([null, 0, 0]);
});
