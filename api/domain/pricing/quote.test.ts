import { describe, expect, it } from "vitest";
import { aLine, anExtra, aRate } from "#tests/support/factories/pricing-line.ts";
import { adult } from "#tests/support/pricing-answers.ts";
import type { LineInput, Option } from "./line-shapes.ts";
import { priceQuote } from "./quote.ts";
import type { PricedQuote, QuoteInput } from "./quote-shapes.ts";

type QuoteLine = QuoteInput["lines"][number];
type Overrides = NonNullable<Parameters<typeof aLine>[0]>;

const brand = { currency: "NZD", gst_bps: 1500 };

function quoteLine(overrides: Overrides): QuoteLine {
  const { id, option, rates, request } = aLine(overrides);
  return { id, option, rates, request };
}

function priced(quote: Partial<QuoteInput>): PricedQuote {
  const agency = { commission_bps: 1000 };
  const result = priceQuote({ id: "q", brand, agency, commission_on: "lines", lines: [], ...quote });
  if (result.status !== "priced") throw new Error(JSON.stringify(result));
  return result;
}

const four: LineInput["request"]["pax"] = [adult, adult, adult, adult];
const twoRooms: LineInput["request"]["rooms"] = [
  { code: "DB", pax: [0, 1] },
  { code: "TW", pax: [2, 3] },
];

function hotel(id: string, nights: number, DB: number, TW: number): QuoteLine {
  const request = { date_to: `2027-03-0${1 + nights}`, pax: four, rooms: twoRooms };
  return quoteLine({ id, request, rates: [aRate({ cost: { DB, TW }, markup_bps: 2400 })] });
}

function ticket(id: string, cost: number, markup_bps: number): QuoteLine {
  const option: Partial<Option> = { charge_basis: "person", second_unit: "trip" };
  const request = { pax: four, rooms: [] };
  return quoteLine({ id, option, request, rates: [aRate({ cost: { adult: cost }, markup_bps })] });
}

function v6(): Partial<QuoteInput> {
  const oneWay = anExtra({ cost: { each: 9500 }, commissionable: false });
  const car = quoteLine({
    id: "car",
    option: { charge_basis: "unit", second_unit: "calendar_day", extras: [oneWay] },
    request: { date_to: "2027-03-04", pax: four, rooms: [], qty: 1 },
    rates: [aRate({ cost: { bands: [{ each: 7480 }] }, markup_bps: 1800 })],
  });
  const cruise = quoteLine({
    id: "cruise",
    option: { charge_basis: "person", second_unit: "trip" },
    request: { date_from: "2027-05-15", date_to: "2027-05-15", pax: four, rooms: [] },
    rates: [],
  });
  const lines = [
    hotel("Christchurch", 1, 17_800, 18_850),
    ticket("train", 14_720, 1500),
    hotel("Franz Josef", 2, 16_450, 16_450),
    ticket("walk", 8050, 2000),
    car,
    hotel("Queenstown", 1, 21_100, 21_100),
    cruise,
  ];
  return { pp_round_step_cents: 100, commission_on: "package", lines };
}

describe("a quick quote (V6)", () => {
  it("prices people by room, in whole dollars", () => {
    expect(priced(v6()).people).toEqual([
      { person: 0, room: "DB", price: 82_400 },
      { person: 1, room: "DB", price: 82_400 },
      { person: 2, room: "TW", price: 83_000 },
      { person: 3, room: "TW", price: 83_000 },
    ]);
  });

  it("has the totals of the package", () => {
    const { cost, sell, commission, net, yield: yielded, margin_bps, gst, currency } = priced(v6());
    expect({ cost, sell, commission, net, yielded, margin_bps, gst, currency }).toEqual({
      cost: 275_150,
      sell: 330_800,
      commission: 33_080,
      net: 297_720,
      yielded: 22_570,
      margin_bps: 758,
      gst: { sell: 43_148, net: 38_833, cost: 35_889 },
      currency: "NZD",
    });
  });

  it("shows sell, yield and GST line by line, with the odd cent on the Franz Josef line", () => {
    const quote = priced(v6());
    expect(quote.lines.map(({ id, sell, yield: yielded, gst }) => [id, sell, yielded, gst])).toEqual([
      ["Christchurch", 45_446, 4251, 5928],
      ["train", 67_712, 2061, 8832],
      ["Franz Josef", 81_592, 7633, 10_643],
      ["walk", 38_640, 2576, 5040],
      ["car", 44_804, 904, 5844],
      ["Queenstown", 52_328, 4895, 6825],
    ]);
    expect(quote.rounding).toEqual({ cost: 0, sell: 278, commission: 28, net: 250, yield: 250, gst: 36 });
  });

  it("lists the line without a rate and leaves it out", () => {
    expect(priced(v6()).refused).toEqual([
      { id: "cruise", status: "refused", reasons: [{ code: "NO_RATE", date: "2027-05-15" }] },
    ]);
  });
});

describe("a free-built quote", () => {
  it("carries commission on what is commissionable, and none on rounding", () => {
    const quote = priced({ ...v6(), commission_on: "lines" });
    // r((330 522 − 9 500) × 10 %)
    expect(quote.commission).toBe(32_102);
    expect(quote.lines.find(({ id }) => id === "car")?.commission).toBe(3530);
    expect(quote.rounding).toMatchObject({ sell: 278, commission: 0, net: 278 });
  });

  it("rounds people's prices up to the cent when no step is given", () => {
    const rates = [aRate({ cost: { bands: [{ each: 1000 }] } })];
    const option: Partial<Option> = { charge_basis: "unit", second_unit: "trip" };
    const quote = priced({
      lines: [quoteLine({ rates, option, request: { pax: [adult, adult, adult], rooms: [] } })],
    });
    expect(quote.people).toEqual([0, 1, 2].map((person) => ({ person, room: null, price: 334 })));
    expect(quote).toMatchObject({ sell: 1002, rounding: { sell: 2 }, extra_on_request: false });
  });

  it("names rooms by the first line that has some", () => {
    const lines = [ticket("train", 1000, 0), hotel("hotel", 1, 10_000, 9000)];
    expect(priced({ lines }).people.map(({ room, price }) => [room, price])).toEqual([
      ["DB", 7200],
      ["DB", 7200],
      ["TW", 6580],
      ["TW", 6580],
    ]);
  });

  it("uses the terms of the quote for every line", () => {
    const strange = {
      ...quoteLine({ rates: [aRate({ cost: { DB: 10_001 } })] }),
      brand: { currency: "EUR", gst_bps: 1 },
      agency: { commission_bps: 9999 },
      sell_round_step_cents: 7,
    };
    expect(
      priced({ lines: [strange], sell_round_step_cents: 1000, agency: { commission_bps: 0 } }),
    ).toMatchObject({
      sell: 22_000,
      commission: 0,
      gst: { sell: 2870 },
      currency: "NZD",
    });
  });

  it("says that an extra is on request", () => {
    const option = { extras: [anExtra({ price_on_request: true })] };
    expect(priced({ lines: [quoteLine({ option }), quoteLine({})] }).extra_on_request).toBe(true);
  });
});

describe("quotes that cannot be priced", () => {
  const good: QuoteInput = {
    id: "q",
    brand,
    agency: { commission_bps: 0 },
    commission_on: "lines",
    lines: [quoteLine({})],
  };

  it("are refused when no line has a price", () => {
    const refused = [{ id: "line", status: "refused", reasons: [{ code: "DATES" }] }];
    const lines = [quoteLine({ request: { date_to: "2027-03-01" } })];
    expect(priceQuote({ ...good, lines })).toEqual({ id: "q", status: "refused", refused });
    expect(priceQuote({ ...good, lines: [] })).toEqual({ id: "q", status: "refused", refused: [] });
  });

  it.each([
    ["id", 1, "must be text"],
    ["brand", undefined, "is required"],
    ["agency", undefined, "is required"],
    ["sell_round_step_cents", -1, "must be a whole number of at least 0"],
    ["pp_round_step_cents", 0.5, "must be a whole number of at least 0"],
    ["commission_on", "net", "must be one of package, lines"],
    ["commission_on", undefined, "is required"],
    ["lines", {}, "must be a list of lines"],
    ["lines", undefined, "is required"],
  ])("are invalid when %s is %j", (path, value, message) => {
    expect(priceQuote({ ...good, [path]: value })).toMatchObject({
      status: "invalid",
      errors: [{ path, message }],
    });
  });

  it("are invalid as anything but an object, and keep an id that is text", () => {
    expect(priceQuote([])).toEqual({
      id: null,
      status: "invalid",
      errors: [{ path: "", message: "must be an object" }],
    });
    expect(priceQuote({ ...good, brand: 1 })).toMatchObject({ id: "q" });
    expect(priceQuote({ ...good, id: 1 })).toMatchObject({ id: null });
  });

  it("name the line and the key that are wrong", () => {
    const lines = [quoteLine({}), null, { ...quoteLine({}), rates: 5 }];
    expect(priceQuote({ ...good, lines })).toEqual({
      id: "q",
      status: "invalid",
      errors: [
        { path: "lines[1]", message: "must be an object" },
        { path: "lines[2].rates", message: "must be a list of rates" },
      ],
    });
  });

  it("are invalid when lines name different people", () => {
    const lines = [
      quoteLine({}),
      quoteLine({ request: { pax: [adult], rooms: [{ code: "SG", pax: [0] }] } }),
    ];
    expect(priceQuote({ ...good, lines })).toMatchObject({
      errors: [{ path: "lines[1].request.pax", message: "must name the same people on every line" }],
    });
  });

  it("are invalid beyond the amounts of a JSON number", () => {
    const rates = [aRate({ cost: { DB: Number.MAX_SAFE_INTEGER } })];
    expect(priceQuote({ ...good, lines: [quoteLine({ rates })] })).toEqual({
      id: "q",
      status: "invalid",
      errors: [{ path: "", message: "leads to an amount beyond 2^53 cents" }],
    });
  });
});
