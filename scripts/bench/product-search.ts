import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { openDatabase } from "#api/db/client.ts";
import { officeToken } from "#scripts/bench/office-token.ts";
import { addManyProducts } from "#scripts/bench/many-products.ts";
import { median } from "#scripts/bench/measure.ts";
import type { Running } from "#scripts/bench/processes.ts";
import { lines } from "#scripts/bench/report.ts";
import type { ThrowAwayPostgres } from "#scripts/postgres.ts";

const products = 10_000;
const candidates = 50;
const rounds = 9;
const allowedMs = 100;

type SearchFigure = { name: string; found: number; ms: number };

const stay = "date_from=2027-03-03&nights=3&rooms=DB-2";
const searches: Record<string, string> = {
  "rooms of one place": `place=ROT&service=accommodation&${stay}`,
  "by a word": `place=ROT&service=accommodation&q=room&${stay}`,
  "page 3": `place=ROT&service=accommodation&page=3&${stay}`,
};

/** The search for products among ten thousand more than the demo has, of which fifty stand at the place. */
export async function benchSearch(
  { url }: Running,
  options: { database: ThrowAwayPostgres; dataDir: string },
): Promise<SearchFigure[]> {
  await fillPlace(options);
  const token = await officeToken(url, "manager");
  const figures: SearchFigure[] = [];
  for (const [name, query] of Object.entries(searches)) {
    const times: number[] = [];
    let found = 0;
    for (let round = -3; round < rounds; round += 1) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/office/product-search?${query}`, {
        headers: { Accept: "application/json", Authorization: `Bearer ${token}` },
      });
      // Every page of the API says how many there are in all.
      const { meta } = (await answer.json()) as { meta: { total: number } };
      if (round >= 0) times.push(performance.now() - begun);
      found = meta.total;
    }
    figures.push({ name, found, ms: median(times) });
  }
  return figures;
}

/** The same for people. */
export function searchAsTable(figures: readonly SearchFigure[]): string {
  return lines([
    ["product search, 10,000 products", "found", `ms (${allowedMs} are allowed)`],
    ...figures.map(({ name, found, ms }) => [name, String(found), ms.toFixed(0)]),
  ]);
}

/** Adds the products, and moves all but fifty of those that fell to the place elsewhere. */
async function fillPlace({ database: { url }, dataDir }: { database: ThrowAwayPostgres; dataDir: string }) {
  const database = await openDatabase({ url, dataDir });
  try {
    await addManyProducts(database, products);
    await database.inScope({ audience: "system" }, (tx) =>
      tx.execute(sql`
        update product_option set place_id = (select id from place where code <> 'ROT' order by id limit 1)
        where code like 'ZZZ%' and place_id = (select id from place where code = 'ROT')
          and id not in (select o.id from product_option o join place p on p.id = o.place_id
            where p.code = 'ROT' and o.code like 'ZZZ%' order by o.id limit ${candidates})`),
    );
  } finally {
    await database.close();
  }
}
