import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { productOption } from "#api/db/schema/product.ts";
import { rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { countingQueries } from "#tests/support/count-queries.ts";
import { park, productSearch, sixNights, type ProductSearch } from "#tests/support/product-search-calls.ts";
import { testApi } from "#tests/support/test-api.ts";

let search: ProductSearch;
beforeAll(async () => {
  search = await productSearch();
});

describe("the office", () => {
  test("reads retail without an agency, and the terms of the one that it names", async () => {
    const priceFor = async (query: string) =>
      (await search.inOffice(query)).find(({ code }) => code === park)!.price!;
    expect(await priceFor(sixNights)).toMatchObject({ sell_cents: 137_454, commission_cents: 0 });
    const emmas = await search.one(sixNights, park);
    const named = await priceFor(`${sixNights}&agency=${seedUid("agency", "LARBRI")}`);
    expect(named).toMatchObject({ ...emmas.price, cost_cents: 111_300, yield_cents: 8_972, estimate: false });
  });

  test("reads cost and yield with the permission for it only", async () => {
    const rows = await search.inOffice(sixNights, "readonly");
    expect(rows.find(({ code }) => code === park)!.price).toMatchObject({
      cost_cents: null,
      yield_cents: null,
    });
  });

  test("finds what is not on the internet, and no drafts", async () => {
    await search.change(park, { internetEnabled: false });
    expect((await search.inOffice(sixNights)).map(({ code }) => code)).toContain(park);
    await search.change(park, { internetEnabled: true, status: "draft" });
    expect((await search.inOffice(sixNights)).map(({ code }) => code)).not.toContain(park);
    await search.change(park, { status: "active" });
  });

  test("is refused an agency that it does not know", async () => {
    const answer = await search.ask(`${sixNights}&agency=${"0".repeat(26)}`, "consultant", "office");
    expect(answer.status).toBe(404);
  });
});

test.each([
  ["date_from=2027-01-01&rooms=DB-2", "place"],
  ["place=ROT&rooms=DB-2", "date_from"],
  ["place=ROT&date_from=2027-01-01", "rooms"],
  ["place=ROT&date_from=2027-01-01&rooms=DB-0", "rooms"],
  ["place=ROT&date_from=2027-02-30&rooms=DB-2", "date_from"],
  ["place=ROT&date_from=2027-01-01&rooms=DB-2&nights=0", "nights"],
  ["place=ROT&date_from=2027-01-01&rooms=DB-2&service=XX", "service"],
])("%s is refused beside %s", async (query, field) => {
  const answer = await search.ask(query);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json.errors)).toEqual([field]);
});

test("one option and thirty take the same number of queries", async () => {
  await search.api.system(async (tx) => {
    const [option] = await tx.select().from(productOption).where(eq(productOption.code, park));
    const rows = await tx
      .select()
      .from(rate)
      .innerJoin(rateCost, eq(rateCost.rateId, rate.id))
      .innerJoin(rateSell, eq(rateSell.rateId, rate.id))
      .where(eq(rate.optionId, option!.id));
    for (let copy = 10; copy < 40; copy += 1) {
      const { id: _id, ...fields } = option!;
      const code = `${park.slice(0, 15)}${copy}`;
      const [made] = await tx
        .insert(productOption)
        .values({
          ...fields,
          code,
          uid: seedUid("option", code),
          optionNumber: 80_000 + copy,
          class: "luxury",
        })
        .returning({ id: productOption.id });
      for (const row of rows) {
        const { id: _rate, ...terms } = row.rate;
        const uid = seedUid("rate", `${code} ${row.rate.uid}`);
        const [added] = await tx
          .insert(rate)
          .values({ ...terms, uid, optionId: made!.id })
          .returning({ id: rate.id });
        await tx.insert(rateCost).values({ ...row.rate_cost, rateId: added!.id });
        await tx.insert(rateSell).values({ ...row.rate_sell, rateId: added!.id });
      }
    }
  });
  const counting = countingQueries(search.api.parts.database);
  const counted = await testApi({ database: counting.database });
  const token = await counted.signIn("emma.larkspur");
  const costOf = async (query: string) => {
    const before = counting.count();
    const answer = await counted.call(`/api/agent/product-search?${query}`, { token });
    return {
      queries: counting.count() - before,
      total: Number(answer.json.meta.total),
      rows: answer.json.data.length,
    };
  };
  const single = await costOf(`option=${park}&date_from=2026-12-14&nights=6&rooms=DB-2`);
  const many = await costOf(`${sixNights}&class=luxury`);
  const nextPage = await costOf(`${sixNights}&class=luxury&page=2`);
  expect(single.total).toBe(1);
  expect(many).toMatchObject({ total: 30, rows: 20 });
  expect(nextPage).toMatchObject({ total: 30, rows: 10 });
  expect(many.queries).toBe(single.queries);
  expect(nextPage.queries).toBe(single.queries);
});
