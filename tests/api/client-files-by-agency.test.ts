import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { askFiles } from "#scripts/bench/list-scale.ts";
import { addManyFiles } from "#scripts/bench/many-files.ts";
import { roomyDatabase } from "#tests/support/test-database.ts";

let database: Database;
let brandIds: number[];

beforeAll(async () => {
  database = await roomyDatabase();
  await addManyFiles(database, 2_000);
  const brands = await database.inScope({ audience: "system" }, (tx) =>
    rawRows<{ id: number }>(tx, sql`select id from brand order by id`),
  );
  brandIds = brands.map(({ id }) => id);
}, 180_000);

async function pageOf(search: string, page: number, size: number) {
  const scope = { audience: "office" as const, userId: 1, brandIds };
  return (await askFiles(database, `${search}&page=${page}&per_page=${size}`, scope)).rows;
}

test.each(["sort=agency", "sort=-agency", "sort=agency&filter[brand]=NZ"])(
  "a page stands where the pages before it end, agency by agency, for: %s",
  async (search) => {
    const whole = [];
    for (let page = 1; page <= 3; page += 1) whole.push(...(await pageOf(search, page, 100)));
    expect(new Set(whole.map(({ uid }) => uid)).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(250);
    for (const page of [1, 2, 7, 24, 25]) {
      expect(await pageOf(search, page, 10)).toEqual(whole.slice((page - 1) * 10, page * 10));
    }
    const names = whole.map(({ agency_name: name }) => name);
    const sorted = names.toSorted(new Intl.Collator("und").compare);
    expect(names).toEqual(search.includes("-") ? sorted.toReversed() : sorted);
  },
);

test("a page behind the last one is empty", async () => {
  expect(await pageOf("sort=agency", 999, 25)).toEqual([]);
});
