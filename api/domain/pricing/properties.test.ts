import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { formatDay } from "./calendar.ts";
import { documentGst } from "./document-gst.ts";
import { splitAmount } from "./largest-remainder.ts";
import type { PricedLine } from "./line-answers.ts";
import type { LineInput, Rate } from "./line-shapes.ts";
import { priceLine } from "./price-line.ts";
import { priceQuote } from "./quote.ts";
import { dayOf } from "./units.ts";

const settings = { seed: 20_261_120, numRuns: 150 };
const cents = fc.integer({ min: 0, max: 200_000 });
const bps = fc.integer({ min: 0, max: 5000 });
const start = dayOf("2027-03-01");

const rate: fc.Arbitrary<Rate> = fc
  .record({
    from: fc.integer({ min: -10, max: 10 }),
    days: fc.integer({ min: 0, max: 20 }),
    priority: fc.integer({ min: 0, max: 2 }),
    version: fc.integer({ min: 1, max: 2 }),
    dow_mask: fc.constantFrom(127, 127, 127, 31, 96),
    closed: fc.constantFrom(false, false, false, false, true),
    price_code: fc.constantFrom("", "A"),
    buy_tax_mode: fc.constantFrom("incl" as const, "excl" as const, "none" as const),
    fx: fc.constantFrom("1", "1.0917", "0.9133"),
    markup_bps: bps,
    DB: cents,
    child_sharing: fc.option(cents),
  })
  .map(({ from, days, DB, child_sharing, ...rest }) =>
    aRate({
      ...rest,
      date_from: formatDay(start + from),
      date_to: formatDay(start + from + days),
      cost: { DB, child_sharing },
    }),
  );

const line: fc.Arbitrary<LineInput> = fc
  .record({
    rates: fc.array(rate, { maxLength: 8 }),
    nights: fc.integer({ min: 1, max: 9 }),
    step: fc.constantFrom(0, 100, 500),
    commission_bps: bps,
    gst_bps: fc.constantFrom(1000, 1500),
    children: fc.integer({ min: 0, max: 2 }),
    extra: fc.record({ adult: cents, child: cents, infant: cents }),
  })
  .map(({ rates, nights, step, commission_bps, gst_bps, children, extra }) => {
    const pax = [{ age: 40 }, { age: 38 }, ...Array.from({ length: children }, () => ({ age: 8 }))];
    return aLine({
      brand: { currency: "NZD", gst_bps },
      agency: { commission_bps, price_codes: ["A"] },
      sell_round_step_cents: step,
      rates: [...rates, aRate({ id: "ground", priority: -1 })].map((each, index) => ({
        ...each,
        id: `r${index}`,
      })),
      option: { extras: [anExtra({ basis: "person_night", cost: extra, markup_bps: 1000 })] },
      request: {
        date_to: formatDay(start + nights),
        pax,
        rooms: [{ code: "DB", pax: pax.map((_, index) => index) }],
      },
    });
  });

function pricedOnly(input: LineInput): PricedLine | undefined {
  const result = priceLine(input);
  return result.status === "priced" ? result : undefined;
}

describe("prices in general", () => {
  it("add up over a stay that is split anywhere", () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 8 }), (input, nights) => {
        const agency = { commission_bps: 0, price_codes: [] };
        const whole = pricedOnly({ ...input, agency });
        fc.pre(whole !== undefined && nights < whole.units);
        const border = formatDay(start + nights);
        const before = pricedOnly({ ...input, agency, request: { ...input.request, date_to: border } });
        const after = pricedOnly({ ...input, agency, request: { ...input.request, date_from: border } });
        expect([...(before?.dates ?? []), ...(after?.dates ?? [])]).toEqual(whole?.dates);
        expect((before?.cost ?? 0) + (after?.cost ?? 0)).toBe(whole?.cost);
        expect((before?.sell ?? 0) + (after?.sell ?? 0)).toBe(whole?.sell);
      }),
      settings,
    );
  });

  it("of rooms do not change with an infant", () => {
    fc.assert(
      fc.property(line, (input) => {
        const pax = [...input.request.pax, { age: 1 }];
        const rooms = [{ code: "DB" as const, pax: pax.map((_, index) => index) }];
        const option = { ...input.option, extras: [] };
        const without = priceLine({ ...input, option });
        expect(priceLine({ ...input, option, request: { ...input.request, pax, rooms } })).toEqual(without);
      }),
      settings,
    );
  });

  it("of refused lines are not there at all", () => {
    fc.assert(
      fc.property(line, (input) => {
        const result = priceLine(input);
        fc.pre(result.status === "refused");
        expect(Object.keys(result)).toEqual(["id", "status", "reasons"]);
        expect(result.status === "refused" && result.reasons.length).toBeGreaterThan(0);
      }),
      settings,
    );
  });

  it("are sums of their parts, and the GST parts fit", () => {
    fc.assert(
      fc.property(line, (input) => {
        const result = pricedOnly(input);
        fc.pre(result !== undefined);
        const parts = [...(result?.dates ?? []), ...(result?.extras ?? [])];
        expect(result?.cost).toBe(parts.reduce((sum, part) => sum + part.cost, 0));
        expect(result?.sell).toBe(parts.reduce((sum, part) => sum + part.sell, 0));
        expect((result?.net ?? 0) + (result?.commission ?? 0)).toBe(result?.sell);
        expect((result?.cost ?? 0) + (result?.yield ?? 0)).toBe(result?.net);
        for (const key of ["sell", "net", "cost"] as const) {
          const exact = ((result?.[key] ?? 0) * input.brand.gst_bps) / (10_000 + input.brand.gst_bps);
          expect(Math.abs((result?.gst[key] ?? 0) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
      settings,
    );
  });

  it("do not change when rates of no concern come or go or change places", () => {
    fc.assert(
      fc.property(line, fc.array(rate), fc.integer({ min: 0, max: 8 }), (input, others, turn) => {
        const unrelated = others.map((other, index) =>
          index % 2 === 0
            ? { ...other, price_code: "Z" }
            : { ...other, date_from: "2030-01-01", date_to: "2030-02-01", priority: 9 },
        );
        const rates = input.rates.map((each, index) => ({ ...each, priority: index }));
        const turned = [...rates.slice(turn), ...unrelated, ...rates.slice(0, turn)];
        expect(priceLine({ ...input, rates: turned })).toEqual(priceLine({ ...input, rates }));
      }),
      settings,
    );
  });

  it("are the same bytes for the same input, and the input stays as it was", () => {
    fc.assert(
      fc.property(line, (input) => {
        const before = JSON.stringify(input);
        const answer = JSON.stringify(priceLine(input));
        expect(JSON.stringify(priceLine(JSON.parse(before)))).toBe(answer);
        expect(JSON.stringify(input)).toBe(before);
      }),
      settings,
    );
  });
});

describe("quotes in general", () => {
  it("add up over people, over lines and over GST", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(0, 100, 1000),
        fc.constantFrom("package" as const, "lines" as const),
        (inputs, step, commission_on) => {
          const [first] = inputs;
          const { pax, rooms } = first?.request ?? aLine().request;
          const lines = inputs.map((each) => ({ ...each, request: { ...each.request, pax, rooms } }));
          const { brand, agency } = first ?? aLine();
          const quote = priceQuote({
            id: "q",
            brand,
            agency,
            pp_round_step_cents: step,
            commission_on,
            lines,
          });
          fc.pre(quote.status === "priced");
          if (quote.status !== "priced") return;
          const columns = [...quote.lines, quote.rounding];
          const sum = (key: "cost" | "sell" | "commission" | "net" | "yield" | "gst"): number =>
            columns.reduce((before, column) => before + column[key], 0);
          expect(sum("cost")).toBe(quote.cost);
          expect(sum("sell")).toBe(quote.sell);
          expect(sum("commission")).toBe(quote.commission);
          expect(sum("net")).toBe(quote.net);
          expect(sum("yield")).toBe(quote.yield);
          expect(sum("gst")).toBe(quote.gst.sell);
          expect(quote.people.reduce((before, { price }) => before + price, 0)).toBe(quote.sell);
          expect(quote.rounding.sell).toBeGreaterThanOrEqual(0);
          expect(quote.rounding.sell).toBeLessThan(pax.length * Math.max(step, 1));
          if (step > 0) for (const { price } of quote.people) expect(price % step).toBe(0);
        },
      ),
      settings,
    );
  });
});

describe("splitting in general", () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

  it("spreads the GST of a document so that its lines add up, each within a cent of its own", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(1000, 1500), (grosses, rateBps) => {
        const document = documentGst(
          grosses.map((gross) => ({ gross, tax_code: "GST" })),
          { GST: rateBps },
        );
        expect(document.lines.reduce((sum, gst) => sum + gst, 0)).toBe(document.total);
        document.lines.forEach((gst, index) => {
          expect(Math.abs(gst - ((grosses[index] ?? 0) * rateBps) / (10_000 + rateBps))).toBeLessThan(1);
        });
      }),
      settings,
    );
  });

  it("splits a bill so that nobody is more than a cent off", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
        (total, weights) => {
          const parts = splitAmount(total, weights);
          const all = weights.reduce((sum, weight) => sum + weight, 0);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
          parts.forEach((part, index) => {
            expect(Math.abs(part - (total * (weights[index] ?? 0)) / all)).toBeLessThan(1);
          });
        },
      ),
      settings,
    );
  });
});
