import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { rate } from "#api/db/schema/rate.ts";
import {
  basin,
  park,
  productSearch,
  sixNights,
  type ProductSearch,
} from "#tests/support/product-search-calls.ts";

let search: ProductSearch;
beforeAll(async () => {
  search = await productSearch();
});

describe("what an agency does not find", () => {
  test.each([
    ["is not on the internet", { internetEnabled: false }],
    ["is a draft", { status: "draft" }],
    ["is retired", { status: "retired" }],
  ] as const)("is an option that %s", async (_what, values) => {
    await search.change(park, values);
    expect((await search.found(sixNights)).map(({ code }) => code)).not.toContain(park);
    expect(await search.found(`option=${park}&date_from=2026-12-14&rooms=DB-2`)).toEqual([]);
    await search.change(park, { internetEnabled: true, status: "active" });
    expect((await search.found(sixNights)).map(({ code }) => code)).toContain(park);
  });

  test("is a supplier that is on hold", async () => {
    const set = (status: "active" | "on_hold") =>
      search.api.system((tx) => tx.update(supplier).set({ status }).where(eq(supplier.code, "STEROT")));
    await set("on_hold");
    expect(await search.found(sixNights)).toEqual([]);
    await set("active");
  });

  test("are rates that are only an estimate; the office reads them as such, to be asked for", async () => {
    const id = await search.idOf(park);
    const set = (status: "confirmed" | "estimate") =>
      search.api.system((tx) => tx.update(rate).set({ status }).where(eq(rate.optionId, id)));
    await set("estimate");
    expect(await search.one(sixNights, park)).toMatchObject({
      status: "refused",
      price: null,
      refusal: { reasons: [{ code: "NO_RATE" }, {}, {}, {}, {}, {}] },
    });
    const estimated = (await search.inOffice(sixNights)).find(({ code }) => code === park)!;
    expect(estimated).toMatchObject({
      price: { sell_cents: 137_454, estimate: true },
      availability: { status: "request", reason: "estimate" },
    });
    await set("confirmed");
  });
});

describe("an option without a price", () => {
  const oneNight = "date_from=2027-01-10&nights=1&rooms=DB-2";

  test("says why, and what would pass", async () => {
    const row = await search.one(`place=MON&service=accommodation&${oneNight}`, basin);
    expect(row.status).toBe("refused");
    expect(row.refusal!.reasons).toEqual([{ code: "MIN_STAY", detail: 2 }]);
    expect(row.refusal!.remedies).toContainEqual({
      reason: "MIN_STAY",
      remedy: { code: "SHORTEST_STAY", params: { units: 2, unit: "night", date: "2027-01-12" } },
    });
    expect(row.alternatives).toEqual([]);
    const longer = await search.one("place=MON&date_from=2027-01-10&nights=2&rooms=DB-2", basin);
    expect(longer).toMatchObject({ status: "priced", date_to: "2027-01-12" });
  });

  test("is answered with others of the same place and kind that pass, the same class first", async () => {
    const [row] = await search.found(`option=${basin}&${oneNight}`);
    expect(row!.status).toBe("refused");
    expect(row!.alternatives.length).toBeGreaterThan(1);
    for (const other of row!.alternatives) {
      expect(other).toMatchObject({ place: { code: "MON" }, service_type: "AC", status: "priced" });
      expect(other.price!.sell_cents).toBeGreaterThan(0);
      expect(other.code).not.toBe(basin);
    }
    const sameClass = row!.alternatives.map((other) => other.class === row!.class);
    expect(sameClass).toEqual(sameClass.toSorted((one, other) => Number(other) - Number(one)));
    const [passing] = await search.found(`option=${basin}&date_from=2027-01-10&nights=2&rooms=DB-2`);
    expect(passing!.alternatives).toEqual([]);
  });
});

describe("whether it is sold at once", () => {
  const near = "place=ROT&service=accommodation&date_from=2026-12-10&nights=2&rooms=DB-2";
  const availability = async (query = near, name?: string) =>
    (await search.one(query, park, name)).availability;
  const change = async (values: Partial<typeof allotment.$inferInsert>) => {
    const id = await search.idOf(park);
    await search.api.system((tx) =>
      tx
        .update(allotment)
        .set(values)
        .where(and(eq(allotment.optionId, id), eq(allotment.date, "2026-12-11"))),
    );
  };

  test("follows stock, holds and stop-sell of every night", async () => {
    expect(await availability()).toEqual({ status: "instant", reason: "stock" });
    await change({ used: 5, held: 3 });
    expect(await availability()).toEqual({ status: "request", reason: "no_stock" });
    await change({ used: 0, held: 0, stopSell: true, stopSellReason: "Wedding of the house" });
    const stopped = await search.ask(near);
    expect(stopped.text).not.toContain("Wedding");
    expect(await availability()).toEqual({ status: "request", reason: "stop_sell" });
    await change({ stopSell: false, stopSellReason: null });
    expect(await availability()).toMatchObject({ status: "instant" });
  });

  test("ends with the release of the stock", async () => {
    const tooLate = near.replace("2026-12-10", "2026-11-25");
    expect(await availability(tooLate)).toEqual({ status: "request", reason: "released" });
  });

  test("knows the split of the agency that asks, and of no other", async () => {
    const id = await search.idOf(park);
    const [owner] = await search.api.system((tx) =>
      tx.select({ id: agency.id }).from(agency).where(eq(agency.code, "SILHAM")),
    );
    await search.api.system((tx) =>
      tx
        .insert(allotment)
        .values({ optionId: id, date: "2026-12-11", agencyId: owner!.id, unit: "room", max: 0 }),
    );
    expect(await availability(near, "anke.silberfarn")).toEqual({ status: "request", reason: "no_stock" });
    expect(await availability()).toEqual({ status: "instant", reason: "stock" });
    await search.api.system((tx) => tx.delete(allotment).where(eq(allotment.agencyId, owner!.id)));
  });
});
