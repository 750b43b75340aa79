import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { priceLine } from "./price-line.ts";
import { priceQuote } from "./quote.ts";

const rotten: unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  Number("9007199254740993"),
  "",
  "__proto__",
  "2027-02-30",
  true,
  [],
  [[]],
  {},
  { length: 3 },
  JSON.parse('{"__proto__":{"age":5}}'),
];

/** Every path of a value, from the outside in. */
function pathsOf(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [before];
  return [before, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...before, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by));
  return copy;
}

const line = aLine({
  sell_round_step_cents: 100,
  rates: [aRate({ stay_pay: [[2, 1]], fx: "1.1", sell: { DB: 12_000 } })],
  option: { extras: [anExtra()], capacity_per_unit: 4, max_pax: 9 },
  request: { start_time: "1000", end_time: "1100", extras: ["extra"], qty: 1 },
});
const statuses = ["priced", "refused", "invalid"];

describe("priceLine under attack", () => {
  it.each(["room", "person", "unit", "group"] as const)(
    "answers rotten values anywhere in a %s line",
    (charge_basis) => {
      const whole = aLine({ ...line, option: { ...line.option, charge_basis } });
      for (const path of pathsOf(whole)) {
        for (const value of rotten) {
          const answer = priceLine(replaced(whole, path, value));
          expect(statuses).toContain(answer.status);
          expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined|"(cost|sell|net)":null/);
        }
      }
    },
  );

  it("answers anything that JSON can say", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(priceLine(value).status).toBe("invalid");
        expect(priceQuote(value).status).toBe("invalid");
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it("does not fall into deep nesting", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(priceLine(deep).status).toBe("invalid");
    expect(priceLine({ ...line, rates: deep }).status).toBe("invalid");
    expect(priceLine({ ...line, id: deep }).status).toBe("invalid");
    expect(priceLine({ ...line, notes: deep }).status).toBe("priced");
  });

  it("does not take keys of the prototype for prices, codes or extras", () => {
    const request = { ...line.request, extras: ["__proto__", "constructor", "toString"] };
    const agency = { commission_bps: 0, price_codes: ["__proto__", "constructor", "hasOwnProperty"] };
    expect(priceLine({ ...line, agency, request })).toMatchObject({ status: "priced", price_code: "" });
    const polluted: unknown = JSON.parse(JSON.stringify(line).replace('"age":40', '"__proto__":{"age":40}'));
    expect(priceLine(polluted)).toMatchObject({
      errors: [{ path: "request.pax[0]", message: "must have an age or a date of birth" }],
    });
    expect({}).not.toHaveProperty("age");
  });

  it("prices among ten thousand rates and as many price codes", () => {
    const rates = Array.from({ length: 10_000 }, (_, index) =>
      aRate({ id: `r${index}`, price_code: index % 2 === 0 ? "" : "A", priority: index % 7 }),
    );
    const codes = Array.from({ length: 10_000 }, (_, index) => `X${index}`);
    const request = { date_from: "2027-12-01", date_to: "2028-01-21" };
    const answer = priceLine(aLine({ rates, agency: { commission_bps: 0, price_codes: codes }, request }));
    expect(answer).toMatchObject({ status: "refused", reasons: { length: 20 } });
  });

  it("keeps to whole cents at the largest amounts", () => {
    const rates = [aRate({ cost: { DB: 4_503_599_627_370_495 }, markup_bps: 1 })];
    const request = { ...line.request, date_to: "2027-03-02", extras: [] };
    expect(priceLine(aLine({ rates, request }))).toMatchObject({
      cost: 4_503_599_627_370_495,
      sell: 4_504_049_987_333_232,
      gst: { sell: 587_484_780_956_509, cost: 587_426_038_352_673 },
    });
    const huge = aLine({ rates: [aRate({ markup_bps: Number.MAX_SAFE_INTEGER })] });
    expect(priceLine(huge).status).toBe("invalid");
    const hired = aLine({ option: { charge_basis: "unit" }, request: { qty: Number.MAX_SAFE_INTEGER } });
    expect(priceLine(hired).status).toBe("invalid");
  });
});
