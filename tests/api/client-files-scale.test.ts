import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { asOwner, type Database } from "#api/db/client.ts";
import { listSearches } from "#scripts/bench/list-scale.ts";
import { idsOfBrands, manyFiles, readFiles } from "#tests/support/read-files.ts";

const onPostgres = inject("databaseTemplate").kind === "postgres";
const fileCount = onPostgres ? 60_000 : 2_000;

let database: Database;
let brandIds: number[];

beforeAll(async () => {
  ({ database, brandIds } = await manyFiles(fileCount));
}, 180_000);

const list = (search: string, brands = brandIds) => readFiles(database, search, brands);

// The planner reads a table of a few pages as it likes; figures of a big one are those of PostgreSQL.
const counted = onPostgres ? Object.entries(listSearches) : [];
test.each(counted)("the rows that are read of many client files are few for: %s", async (_name, search) => {
  const { page, read } = await list(search);
  expect(page.rows.length).toBeGreaterThanOrEqual(0);
  expect(read.seq_scan).toBe(0);
  expect(read.idx_tup_fetch).toBeLessThan(16_000);
});

const ofOneBrand = ["", "sort=name", "sort=-reference", "sort=status", "filter[status]=Quote"];
test.each(onPostgres ? ofOneBrand : [])(
  "the rows that are read for an account of one brand stay few for: %s",
  async (search) => {
    const { read } = await list(search, brandIds.slice(1));
    expect(read.seq_scan).toBe(0);
    expect(read.idx_tup_fetch).toBeLessThan(3_000);
  },
);

test.each(onPostgres ? ["filter[scope]=open&sort=travel_date"] : [])(
  "trips that are over are not read to find the open ones that leave next: %s",
  async (search) => {
    const { page, read } = await list(search);
    expect(page.rows).toHaveLength(25);
    expect(page.totalIsEstimate).toBe(true);
    expect(read.idx_tup_fetch).toBeLessThan(200);
  },
);

const lateWords = [
  "filter[q]=smith&sort=name",
  "filter[q]=smith family&sort=name&page=4",
  "filter[q]=zzf&sort=reference",
];
test.each(onPostgres ? lateWords : [])(
  "the rows that are read are those of a page where the order keeps the word for its end: %s",
  async (search) => {
    const { page, read } = await list(search);
    expect(page.rows).toHaveLength(25);
    expect(read.idx_tup_fetch).toBeLessThan(1_000);
  },
);

test.each(onPostgres ? ["", "sort=name", "filter[q]=smith&sort=-travel_date"] : [])(
  "the last page is read from the end of the list, not counted off: %s",
  async (search) => {
    const { lastBefore } = (await list(search)).page;
    const { page, read } = await list(`${search}&page=2000&before=${lastBefore}`);
    expect(page.rows).toHaveLength(25);
    expect(read.seq_scan).toBe(0);
    expect(read.idx_tup_fetch).toBeLessThan(1_000);
  },
);

async function rename(names: Record<string, string>): Promise<void> {
  await database.inScope({ audience: "system" }, async (tx) => {
    for (const [reference, name] of Object.entries(names)) {
      await tx.execute(sql`update client_file set name = ${name} where reference = ${reference}`);
    }
  });
}

/** More brands, of a few files each; the first two keep nearly all. */
async function addBrands(count: number): Promise<void> {
  await database.inScope({ audience: "system" }, async (tx) => {
    await tx.execute(sql`
      insert into brand (uid, code, name, trading_name, currency, tax_bps, country, phone, emergency_phone, email,
        address, timezone, primary_colour)
      select '5' || lpad(n::text, 25, '0'), chr(64 + n) || '0', 'Brand ' || n, 'Brand ' || n, 'NZD', 1500, 'NZ', '+64',
        '+64', 'a@example.test', 'Street', 'Pacific/Auckland', '#123456'
      from generate_series(1, ${count}::int) n`);
    await tx.execute(sql`
      update client_file set brand_id = (select id from brand where code = chr(65 + client_file.id % ${count}::int) || '0')
      where reference like 'ZZFI%' and id % 50 < 1 and id < ${count * 2_000}::int`);
  });
  await asOwner(database, ({ script }) => script("vacuum analyze client_file"));
}

describe("a list of many client files", () => {
  test("counts about right beyond what it counts exactly", async () => {
    const { page } = await list("");
    if (fileCount > 2_500) expect(page.totalIsEstimate).toBe(true);
    expect(page.total / fileCount).toBeGreaterThan(0.8);
    expect(page.total / fileCount).toBeLessThan(1.25);
    const words = (await list("filter[q]=smith family")).page;
    const exact = fileCount / 10;
    expect(words.total).toBeGreaterThan(exact / 10);
    expect(words.total).toBeLessThan(exact * 10);
  });

  test("counts about right however many brands there are", async () => {
    await addBrands(18);
    const seen = [...brandIds, ...(await idsOfBrands(database)).slice(brandIds.length)];
    for (const [brands, share] of [
      [seen, 1],
      [seen.slice(0, 1), 0.7],
      [seen.slice(1, 2), 0.3],
    ] as const) {
      const { total } = (await list("", [...brands])).page;
      expect(total / fileCount / share).toBeGreaterThan(0.8);
      expect(total / fileCount / share).toBeLessThan(1.25);
    }
  });

  test("counts few rows exactly, and corrects itself at the end", async () => {
    const { page } = await list("filter[reference]=00077&per_page=10");
    expect({ total: page.total, isEstimate: page.totalIsEstimate }).toEqual({ total: 10, isEstimate: false });
  });

  test.each(["travel_date", "-travel_date", "reference", "-name", "status", "-status"])(
    "goes from page to page by its last row when sorted by %s, and back",
    async (sort) => {
      const byNumber: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        byNumber.push(...(await list(`sort=${sort}&per_page=10&page=${page}`)).references);
      }
      let current = await list(`sort=${sort}&per_page=10`);
      const byPlace = current.references;
      for (const page of [2, 3, 4]) {
        current = await list(`sort=${sort}&per_page=10&page=${page}&after=${current.page.nextAfter}`);
        byPlace.push(...current.references);
      }
      expect(byPlace).toEqual(byNumber);
      const back = await list(`sort=${sort}&per_page=10&page=3&before=${current.page.prevBefore}`);
      expect(back.references).toEqual(byNumber.slice(20, 30));
    },
  );

  test("tells beyond the end how many there are exactly, so that the last page can be found", async () => {
    const beyond = (await list("filter[status]=Quote&page=99999")).page;
    expect({ rows: beyond.rows.length, isEstimate: beyond.totalIsEstimate }).toEqual({
      rows: 0,
      isEstimate: false,
    });
    const last = (await list(`filter[status]=Quote&page=${Math.ceil(beyond.total / 25)}`)).page;
    expect(last.rows.length).toBe(((beyond.total - 1) % 25) + 1);
  });

  test.each(onPostgres ? ["-travel_date", "reference", "name", "status", "agency", "-agency"] : [])(
    "shows the last page that its number finds, and goes on from there, sorted by %s",
    async (sort) => {
      const { page, references } = await list(`sort=${sort}&page=99999`);
      expect(page).toMatchObject({ page: 2_000, deepestPage: 2_000, totalIsEstimate: true });
      const before = await list(`sort=${sort}&page=1999`);
      expect(before.page.deepestPage).toBeUndefined();
      const next = await list(`sort=${sort}&page=2000&after=2000-${before.page.nextAfter}`);
      expect(next.references).toEqual(references);
      const further = await list(`sort=${sort}&page=2003&after=2001-${next.page.nextAfter}`);
      expect(further.page).toMatchObject({ page: 2_003, deepestPage: undefined });
      expect(further.references).toHaveLength(25);
      expect(further.read.seq_scan).toBe(0);
      expect(further.read.idx_tup_fetch).toBeLessThan(3_000);
      const back = await list(`sort=${sort}&page=2000&before=2002-${further.page.prevBefore}`);
      expect(back.references).toEqual(references);
    },
  );

  test("takes a place of another order, or one that is none, for no place at all", async () => {
    const first = (await list("sort=name")).references;
    const { nextAfter } = (await list("sort=-travel_date")).page;
    const nonsense = ["x", "W10", Buffer.from('["name",{},1]').toString("base64url")];
    for (const after of [nextAfter, ...nonsense]) {
      expect((await list(`sort=name&after=${after}`)).references).toEqual(first);
    }
  });

  test("finds the same files whether a word is rare or common, in every order", async () => {
    for (const sort of ["name", "-travel_date", "reference", "status", "agency"]) {
      const { page } = await list(`filter[q]=SMITH fam&sort=${sort}`);
      expect(page.rows).toHaveLength(25);
      expect(page.rows.every(({ name }) => name.startsWith("Smith Family"))).toBe(true);
    }
    const names = (await list("filter[name]=smith&sort=name&per_page=50")).page.rows.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("und").compare));
    expect((await list("filter[name]=smith&sort=name&page=3")).page.rows).toHaveLength(25);
  });

  test("puts files that have a word elsewhere among those that begin with it", async () => {
    await rename({ ZZFI000500: "Anna Smith", ZZFI000510: "“Smith” and friends", ZZFI000520: "Smithson" });
    const first = (await list("filter[q]=smith&sort=name&per_page=10")).page.rows.map(({ name }) => name);
    expect(first.slice(0, 3)).toEqual(["“Smith” and friends", "Anna Smith", first[2]]);
    expect(first[2]).toMatch(/^Smith Family/);
    const last = (await list("filter[q]=smith&sort=-name&per_page=10")).page.rows.map(({ name }) => name);
    expect(last[0]).toBe("Smithson");
    const few = (await list("filter[q]=smith friends&sort=name")).page;
    expect({ names: few.rows.map(({ name }) => name), total: few.total }).toEqual({
      names: ["“Smith” and friends"],
      total: 1,
    });
  });

  test("finds names with and without their accents", async () => {
    for (const word of ["muller", "MÜLLER", "müller", "Garcia", "o'brien", "OBrien tour"]) {
      const { page } = await list(`filter[name]=${encodeURIComponent(word)}`);
      expect(page.rows.length, word).toBe(word === "OBrien tour" ? 0 : 25);
    }
  });
});
