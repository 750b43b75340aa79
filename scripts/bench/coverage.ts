import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { openDatabase, type Database } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { prepareDatabase } from "#api/prepare-database.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { Call } from "#api/http/context.ts";
import { listCoverage, sumCoverage } from "#api/modules/catalogue/rate-analysis/list-coverage.ts";
import { RateCoverageQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";
import { readListQuery } from "#contract/list-query.ts";
import { addManyProducts } from "#scripts/bench/many-products.ts";
import { median } from "#scripts/bench/measure.ts";
import { productEnv } from "#scripts/bench/processes.ts";
import { lines } from "#scripts/bench/report.ts";
import type { ThrowAwayPostgres } from "#scripts/postgres.ts";

type CoverageFigure = { name: string; ms: number };

const searches: Record<string, string> = {
  "first 100 by supplier": "",
  "page 50": "page=50",
  "most gaps first": "sort=-gaps",
  "with a month that is missing": "filter[state]=missing",
};

const products = 10_000;

/** The rate analysis among ten thousand products more than the demo has. */
export async function benchCoverage(options: { database: ThrowAwayPostgres; dataDir: string }) {
  const { url } = options.database;
  const serverKey: KeyRing = [productEnv(url, options.dataDir).SESSION_SECRET];
  const database = await openDatabase({ url, dataDir: options.dataDir });
  try {
    await prepareDatabase(database, { demo: true, serverKey, now: new Date(), allowOwner: true });
    await addManyProducts(database, products);
    return await measureCoverage(database);
  } finally {
    await database.close();
  }
}

/** The same for people. */
export function coverageAsTable(figures: readonly CoverageFigure[]): string {
  return lines([
    ["rate analysis, 10,000 products × 24 months", "ms"],
    ...figures.map(({ name, ms }) => [name, ms.toFixed(0)]),
  ]);
}

/** Median times in a database, in milliseconds; the sums are those of all its products. */
async function measureCoverage(database: Database, rounds = 7): Promise<CoverageFigure[]> {
  const call = await officeCall(database);
  const figures: CoverageFigure[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = -2; round < rounds; round += 1) {
      const begun = performance.now();
      await work();
      if (round >= 0) times.push(performance.now() - begun);
    }
    figures.push({ name, ms: median(times) });
  };
  await measure("sums of all", () => sumCoverage({ query: {}, params: undefined, body: undefined }, call));
  for (const [name, search] of Object.entries(searches)) {
    const query = readListQuery(new URLSearchParams(`per_page=100&${search}`), RateCoverageQuery);
    await measure(name, () => listCoverage({ query, params: undefined, body: undefined }, call));
  }
  return figures;
}

/** What the lists need of a call of the office, for all brands. */
async function officeCall(database: Database): Promise<Call> {
  const brands = await database.inScope({ audience: "system" }, (tx) =>
    rawRows<{ id: number }>(tx, sql`select id from brand`),
  );
  const scope = { audience: "office" as const, userId: 1, brandIds: brands.map(({ id }) => id) };
  const signedIn = () => ({ timezone: "Pacific/Auckland" });
  // Nothing else of it is asked.
  return { database, scope, signedIn, now: () => new Date() } as unknown as Call;
}
