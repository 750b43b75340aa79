import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import type { Database } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import type { Call } from "#api/http/context.ts";
import { listCoverage, sumCoverage } from "#api/modules/catalogue/rate-analysis/list-coverage.ts";
import { RateCoverageQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";
import { readListQuery } from "#contract/list-query.ts";
import { median } from "#scripts/bench/measure.ts";

export type CoverageFigure = { name: string; ms: number };

const searches: Record<string, string> = {
  "first 100 by supplier": "",
  "page 50": "page=50",
  "most gaps first": "sort=-gaps",
  "with a month that is missing": "filter[state]=missing",
};

/** Median times of the rate analysis in a database, in milliseconds; the sums are those of all its products. */
export async function benchCoverage(database: Database, rounds = 7): Promise<CoverageFigure[]> {
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
  return { database, scope, signedIn, now: () => new Date() } as unknown as Call;
}
