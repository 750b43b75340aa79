import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { laravelPage } from "#api/http/paginate.ts";
import { manyFiles, readFiles } from "#tests/support/read-files.ts";

let database: Database;
let brandIds: number[];

beforeAll(async () => {
  ({ database, brandIds } = await manyFiles(6_000));
}, 60_000);

async function list(search: string) {
  const { page, references } = await readFiles(database, search, brandIds);
  return { references, meta: laravelPage(page, new URL("http://api.test/files")).meta };
}

const orders = ["travel_date", "-travel_date", "reference", "-name", "status", "agency", "-agency"];
const filters = ["", "&filter[status]=Quote", "&filter[name]=Smith"];
const cases = orders.flatMap((sort) => filters.map((filter) => `sort=${sort}${filter}`));

describe("pages beside a page, found from its ends", () => {
  test.each(cases)("are those of their number: %s", async (search) => {
    const { meta } = await list(`${search}&page=5`);
    for (const page of [6, 8]) {
      const found = await list(`${search}&page=${page}&after=${meta.next_after}`);
      expect(found.references).toEqual((await list(`${search}&page=${page}`)).references);
      expect(found.meta).toMatchObject({ current_page: page });
    }
    for (const page of [4, 2, 1]) {
      const found = await list(`${search}&page=${page}&before=${meta.prev_before}`);
      expect(found.references).toEqual((await list(`${search}&page=${page}`)).references);
    }
    // By another number: it is the place that leads there.
    const renamed = meta.next_after?.replace(/^6-/, "8-");
    const found = await list(`${search}&page=8&after=${renamed}`);
    expect(found.references).toEqual((await list(`${search}&page=6`)).references);
    expect(found.references).toHaveLength(25);
  });

  test("a place that is not near the page, or on its other side, is not followed", async () => {
    const { meta } = await list("sort=name&page=5");
    for (const page of [5, 30]) {
      const found = await list(`sort=name&page=${page}&after=${meta.next_after}`);
      expect(found.references).toEqual((await list(`sort=name&page=${page}`)).references);
    }
  });
});
