import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { loadPricing } from "#api/modules/catalogue/products/pricing-input.ts";
import type { AgentProduct } from "#contract/catalogue/products/search.ts";
import {
  lakeside,
  park,
  productSearch,
  requestOf,
  sixNights,
  type ProductSearch,
} from "#tests/support/product-search-calls.ts";

let search: ProductSearch;
beforeAll(async () => {
  search = await productSearch();
});

describe("what an agency is quoted", () => {
  test("is the worked example to the cent: sell, commission, net, each night and the room", async () => {
    const { price, ...option } = await search.one(sixNights, park);
    expect(option).toMatchObject({
      name: "Park room",
      place: { code: "ROT", name: "Rotorua" },
      status: "priced",
    });
    expect(price).toMatchObject({
      currency: "NZD",
      price_mode: "commission",
      sell_cents: 137_454,
      commission_cents: 17_182,
      net_cents: 120_272,
      units: 6,
      rooms: [{ code: "DB", cents: 137_454 }],
    });
    expect(price!.dates.map(({ cents }) => cents)).toEqual([19_303, 19_303, 24_712, 24_712, 24_712, 24_712]);
    expect(price!.people.map(({ type, cents }) => ({ type, cents }))).toEqual([
      { type: "A", cents: 68_800 },
      { type: "A", cents: 68_800 },
    ]);
    expect(price!.more_extras).toEqual([{ code: "breakfast", name: "Cooked breakfast", cents: 44_544 }]);
  });

  test.each([
    "place=ROT&date_from=2027-02-03&nights=2&rooms=DB-2-8_SG-1",
    "place=MON&date_from=2027-04-10&nights=3&rooms=TW-2-2.9",
    "place=AKL&date_from=2027-03-01&date_to=2027-03-12&start_time=1000&end_time=1130&rooms=DB-2_DB-2",
    "place=WLG&date_from=2027-01-20&rooms=DB-2-12",
    "place=CHC&date_from=2027-05-03&start_time=2300&rooms=DB-2_TW-2-1",
    "place=CNS&date_from=2027-06-05&rooms=DB-2",
  ])("equals the engine's own answer for every option of %s", async (query) => {
    const rows = await search.found(query);
    expect(rows.length).toBeGreaterThan(0);
    const loaded = await search.api.system((tx) =>
      loadPricing(tx, {
        brand: rows[0]!.place.code === "CNS" ? "AU" : "NZ",
        optionCodes: rows.map(({ code }) => code),
        dates: { from: rows[0]!.date_from, to: "2028-12-31" },
        priceCodes: [],
      }),
    );
    for (const row of rows) {
      const { estimates: _none, ...parts } = loaded.get(row.code)!;
      const outcome = priceLine({
        id: row.code,
        ...parts,
        agency: { commission_bps: 1_250 },
        request: requestOf(query, row.length_unit),
      });
      expect(row.status, row.code).toBe(outcome.status);
      if (outcome.status === "refused") expect(row.refusal!.reasons, row.code).toEqual(outcome.reasons);
      if (outcome.status !== "priced") continue;
      const { sell, commission, net } = outcome;
      expect(row.price, row.code).toMatchObject({
        sell_cents: sell,
        commission_cents: commission,
        net_cents: net,
        dates: outcome.dates.map((date) => ({ date: date.date, cents: date.sell, free: date.free })),
      });
    }
  });

  test("is on net terms the net alone, in all its parts, with the agency's own mark-up beside it", async () => {
    await search.api.system((tx) =>
      tx.update(agency).set({ agentMarkupBps: 1_500 }).where(eq(agency.code, "MAPTOR")),
    );
    const answer = await search.ask(sixNights, "noah.maple");
    const { price } = (answer.json.data as AgentProduct[]).find(({ code }) => code === park)!;
    const net = 137_454 - 15_120;
    expect(price).toMatchObject({
      price_mode: "net",
      sell_cents: null,
      commission_cents: null,
      net_cents: net,
      agent_markup_cents: 18_350,
      client_price_cents: net + 18_350,
      rooms: [{ code: "DB", cents: net }],
    });
    expect(price!.dates.reduce((sum, { cents }) => sum + cents, 0)).toBe(net);
    expect(price!.people.reduce((sum, { cents }) => sum + cents, 0)).toBe(net);
    expect(answer.text).not.toContain("137454");
    expect(answer.text).not.toMatch(/19303|24712/);
  });

  test("follows its own rate codes and nobody else's, and names none", async () => {
    const [agreed, standard] = [await search.ask(sixNights, "noah.maple"), await search.ask(sixNights)];
    const priceOf = (answer: typeof agreed) =>
      (answer.json.data as AgentProduct[]).find(({ code }) => code === lakeside)!.price!;
    const loaded = await search.api.system((tx) =>
      loadPricing(tx, {
        brand: "NZ",
        optionCodes: [lakeside],
        dates: { from: "2026-12-14", to: "2026-12-20" },
        priceCodes: ["A1"],
      }),
    );
    const netWith = (codes: string[], commission: number) => {
      const { estimates: _none, ...parts } = loaded.get(lakeside)!;
      const terms = { commission_bps: commission, price_codes: codes };
      const outcome = priceLine({ id: "x", ...parts, agency: terms, request: requestOf(sixNights, "night") });
      return outcome.status === "priced" ? outcome.net : null;
    };
    expect(priceOf(agreed).net_cents).toBe(netWith(["A1"], 1_100));
    expect(priceOf(standard).net_cents).toBe(netWith([], 1_250));
    expect(netWith(["A1"], 1_250)).not.toBe(netWith([], 1_250));
    for (const { text } of [agreed, standard]) {
      expect(text).not.toMatch(/"A1"|price_code|rate_id|cost|yield|markup_bps|margin/);
    }
  });

  test("stands in the currency of the place, and in another brand where it sells the service", async () => {
    const [sydney] = await search.found("place=SYD&service=AC&date_from=2027-06-05&rooms=DB-2");
    expect(sydney!.price!.currency).toBe("AUD");
    expect(await search.found("place=SYD&date_from=2027-06-05&rooms=DB-2", "anke.silberfarn")).toEqual([]);
    const other = await search.ask(`${sixNights}&brand=AU`, "anke.silberfarn");
    expect(other).toMatchObject({ status: 422, json: { errors: { brand: [expect.any(String)] } } });
  });

  test("lists the cheapest first and what has no price last", async () => {
    const rows = await search.found("place=MON&date_from=2027-01-10&nights=1&rooms=DB-2");
    const prices = rows.map(({ price }) => price?.sell_cents ?? null);
    const priced = prices.filter((cents) => cents !== null);
    expect(priced).toEqual(priced.toSorted((one, other) => one - other));
    expect(prices.slice(priced.length).every((cents) => cents === null)).toBe(true);
    expect(priced.length).toBeGreaterThan(0);
    expect(prices.length).toBeGreaterThan(priced.length);
  });

  test("is found by group or type of service, class, words and code", async () => {
    const codes = async (query: string) =>
      (await search.found(`date_from=2027-02-03&rooms=DB-2&${query}`)).map(({ code }) => code);
    expect(await codes("place=rot&service=sightseeing")).toEqual(await codes("place=ROT&service=AT"));
    expect((await codes("place=ROT&service=accommodation")).length).toBe(3);
    expect(await codes("place=ROT&class=superior")).toEqual([lakeside]);
    expect(await codes("place=ROT&q=seeblick")).toEqual([lakeside]);
    expect(await codes(`option=${park.toLowerCase()}`)).toEqual([park]);
    expect(await codes("place=ROT&q=%25")).toEqual([]);
  });
});
