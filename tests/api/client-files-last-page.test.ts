import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { manyFiles, readFiles } from "#tests/support/read-files.ts";

let database: Database;
let brandIds: number[];

beforeAll(async () => {
  // More than are counted one by one.
  ({ database, brandIds } = await manyFiles(6_000));
}, 60_000);

async function list(search: string) {
  const { page, references } = await readFiles(database, search, brandIds);
  return { ...page, references };
}

describe("the last page of a list that is not counted to its end", () => {
  test.each(["travel_date", "-reference", "name", "status", "agency", "-agency"])(
    "is read from there, sorted by %s",
    async (sort) => {
      const opposite = sort.startsWith("-") ? sort.slice(1) : `-${sort}`;
      const fromTheEnd = [
        ...(await list(`sort=${opposite}`)).references,
        ...(await list(`sort=${opposite}&page=2`)).references,
      ].toReversed();
      const { lastBefore } = await list(`sort=${sort}`);
      const last = await list(`sort=${sort}&page=237&before=${lastBefore}`);
      expect(last.references).toEqual(fromTheEnd.slice(25));
      expect(last).toMatchObject({ page: 237, total: 237 * 25, totalIsEstimate: true });
      expect(last.nextAfter).toBeUndefined();
      const before = await list(`sort=${sort}&page=236&before=${last.prevBefore}`);
      expect(before.references).toEqual(fromTheEnd.slice(0, 25));
    },
  );

  test("is about the last one where its number was left out", async () => {
    const { lastBefore, total } = await list("sort=name");
    const last = await list(`sort=name&before=${lastBefore}`);
    expect(last.page).toBe(Math.ceil(total / 25));
    expect(last.references).toEqual((await list(`sort=name&page=237&before=${lastBefore}`)).references);
  });

  test("has no place of its own where the order is by several keys, or where all are counted", async () => {
    expect((await list("sort=status,name")).lastBefore).toBeUndefined();
    const few = await list("filter[reference]=ZZFI0007");
    expect(few).toMatchObject({ totalIsEstimate: false });
    expect(few.lastBefore).toBeUndefined();
  });

  test("is the page that it is once the list has become short enough to be counted", async () => {
    const { lastBefore } = await list("sort=reference");
    const search = "sort=reference&filter[reference]=ZZFI000&filter[pax]=2";
    const { total } = await list(search);
    const page = Math.ceil(total / 25);
    const last = await list(`${search}&page=237&before=${lastBefore}`);
    expect(total % 25).not.toBe(0);
    expect(last).toMatchObject({ page, total, totalIsEstimate: false });
    expect(last.references).toEqual((await list(`${search}&page=${page}`)).references);
  });
});
