import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import type { PackageChoices, TravelPackage } from "#contract/catalogue/packages/package.ts";
import {
  january,
  type packageAgents,
  packageCalls,
  type PackageCalls,
} from "#tests/support/package-calls.ts";

let calls: PackageCalls;

beforeAll(async () => {
  calls = await packageCalls();
});

describe("the packages of an agency", () => {
  test("are the published ones of the brands that it sells, the shortest first", async () => {
    expect(await calls.refs()).toEqual(["SAD5", "HAR6", "CGR7", "NISS8"]);
    expect(await calls.refs("", "anke.silberfarn")).toEqual(["SAD5", "CGR7", "NISS8"]);
  });

  test("each show the place that they lead to, so that no two look the same", async () => {
    const cards = await calls.cards();
    expect(cards.map(({ ref, picture_place: place }) => [ref, place.code])).toEqual([
      ["SAD5", "FRJ"],
      ["HAR6", "AYQ"],
      ["CGR7", "ZQN"],
      ["NISS8", "ROT"],
    ]);
  });

  test.each([
    ["filter[duration]=7", ["CGR7"]],
    ["filter[start]=CHC", ["SAD5", "CGR7"]],
    ["filter[transport]=rental_car", ["SAD5", "CGR7", "NISS8"]],
    ["filter[transport]=any", ["SAD5", "HAR6", "CGR7", "NISS8"]],
    ["filter[class]=deluxe", ["HAR6"]],
    ["filter[month]=2027-06", ["HAR6", "NISS8"]],
    ["filter[start]=CHC&filter[duration]=8", []],
    ["sort=-duration", ["NISS8", "CGR7", "HAR6", "SAD5"]],
  ])("are narrowed by %s", async (query, expected) => {
    expect(await calls.refs(`?${query}`)).toEqual(expected);
  });

  test("can be narrowed by what there is", async () => {
    const choices: PackageChoices = (await calls.ask("package-choices")).json.data;
    expect(choices.durations).toEqual([5, 6, 7, 8]);
    expect(choices.start_places).toEqual([
      { code: "AKL", name: "Auckland" },
      { code: "CHC", name: "Christchurch" },
      { code: "SYD", name: "Sydney" },
    ]);
    expect(choices.transports).toEqual(["any", "rental_car"]);
    expect(choices.classes).toEqual(["standard", "superior", "deluxe"]);
  });

  test("are not shown, priced or hinted at beyond that", async () => {
    for (const ref of ["CTS4", "NOPE1"]) {
      expect((await calls.ask(`packages/${ref}`)).status).toBe(404);
      expect((await calls.ask(`packages/${ref}/price?${january}&rooms=DB-2`)).status).toBe(404);
    }
    const foreign = await calls.ask("packages/HAR6", "anke.silberfarn");
    const unknown = await calls.ask("packages/NOPE1", "anke.silberfarn");
    expect([foreign.status, foreign.json]).toEqual([404, unknown.json]);
  });
});

describe("a from-price", () => {
  test("is what each of two adults in a double pays for the cheapest start of the month", async () => {
    const [card] = await calls.cards("?filter[month]=2027-01&filter[duration]=5");
    const prices: number[] = [];
    for (let day = 1; day <= 31; day += 1) {
      const date = `2027-01-${String(day).padStart(2, "0")}`;
      const one = await calls.price("SAD5", `travel_date=${date}&class=standard&rooms=DB-2`);
      const whole = one.lines.every(({ refusal, optional }) => optional || refusal === null);
      if (whole) prices.push(one.rooms[0]!.people[0]!.cents);
    }
    expect(prices.length).toBeGreaterThan(0);
    expect(card?.from_price).toEqual({ month: "2027-01", class: "standard", cents: Math.min(...prices) });
  });

  test("is a net one for who buys net, and that of the class that is asked for", async () => {
    const [retail] = await calls.cards("?filter[month]=2027-02&filter[duration]=8");
    const [net] = await calls.cards("?filter[month]=2027-02&filter[duration]=8", "manon.quokka");
    expect(retail?.price_mode).toBe("commission");
    expect(net?.price_mode).toBe("net");
    expect(net!.from_price.cents!).toBeLessThan(retail!.from_price.cents! * 0.89);
    const [superior] = await calls.cards("?filter[month]=2027-02&filter[duration]=8&filter[class]=superior");
    expect(superior!.from_price.cents!).toBeGreaterThan(retail!.from_price.cents!);
  });

  test("takes no more queries for a page of many packages than for one, and none of prices while it is kept", async () => {
    const before = calls.queries();
    await calls.cards("?filter[month]=2027-03&filter[start]=AKL");
    const one = calls.queries() - before;
    await calls.cards("?filter[month]=2027-11");
    const many = calls.queries() - before - one;
    expect(many).toBeLessThanOrEqual(one + 6);
    await calls.cards("?filter[month]=2027-11");
    expect(calls.queries() - before - one - many).toBeLessThan(8);
  });

  test("is kept for five minutes for agencies with the same terms and never for others", async () => {
    const fromOf = async (name: (typeof packageAgents)[number]) =>
      (await calls.cards("?filter[month]=2027-04&filter[duration]=7", name))[0]!.from_price.cents;
    const retail = await fromOf("emma.larkspur");
    const raise = (markupBps: number) =>
      calls.api.system((tx) =>
        tx.update(tripPackage).set({ markupOverrideBps: markupBps }).where(eq(tripPackage.ref, "CGR7")),
      );
    await raise(9000);
    expect(await fromOf("emma.larkspur")).toBe(retail);
    expect(await fromOf("anke.silberfarn")).not.toBe(retail);
    calls.api.clock.advance({ minutes: 6 });
    expect(await fromOf("emma.larkspur")).toBe(await fromOf("anke.silberfarn"));
    await calls.api.system((tx) =>
      tx.update(tripPackage).set({ markupOverrideBps: null }).where(eq(tripPackage.ref, "CGR7")),
    );
  });
});

describe("a package", () => {
  test("has its days, places, what is in it, what may be added and what may be had instead", async () => {
    const found: TravelPackage = (await calls.ask("packages/sad5?locale=de")).json.data;
    expect(found).toMatchObject({
      ref: "SAD5",
      name: "Südalpen entdecken",
      duration_days: 5,
      min_pax: 1,
      max_pax: 12,
    });
    expect(found.days.map(({ day_no, place }) => [day_no, place.code])).toEqual([
      [1, "CHC"],
      [2, "FRJ"],
      [3, "FRJ"],
      [4, "ZQN"],
      [5, "ZQN"],
    ]);
    expect(found.days[1]?.legs).toMatchObject([{ from: { code: "GMN" }, to: { code: "FRJ" } }]);
    expect(found.days[2]?.slots.map(({ kind }) => kind)).toEqual(["insert_activity_here"]);
    expect(found.days[3]?.slots.map(({ optional }) => optional)).toEqual([false, true]);
    expect(found.days[0]?.slots[0]?.substitutes).toHaveLength(1);
    expect(new Set(found.inclusions).size).toBe(found.inclusions.length);
    expect(found.terms).toMatchObject({ deposit_bps: 1000, balance_days_before: 60, quote_valid_days: 14 });
  });
});

test("an agency that stops selling a brand loses its packages at once", async () => {
  const [all] = await calls.api.system((tx) =>
    tx.select({ ids: agency.brandIds }).from(agency).where(eq(agency.code, "LARBRI")),
  );
  const set = (brandIds: number[]) =>
    calls.api.system((tx) => tx.update(agency).set({ brandIds }).where(eq(agency.code, "LARBRI")));
  await set(all!.ids.slice(0, 1));
  expect(await calls.refs()).not.toContain("HAR6");
  expect(
    (await calls.ask("packages/HAR6/price?travel_date=2027-05-10&class=standard&rooms=DB-2")).status,
  ).toBe(404);
  await set(all!.ids);
});
