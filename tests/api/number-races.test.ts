import { fileURLToPath } from "node:url";
import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { brand, setting } from "#api/db/schema/brand.ts";
import { documentSeries } from "#api/db/schema/ledger.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { raceForNumbers, type NumberTask } from "#tests/support/number-races.ts";
import { race } from "#tests/support/race-processes.ts";
import { testApi } from "#tests/support/test-api.ts";

/** So many numbers each process wants in every run; `npm run test:race` asks for thousands. */
const usual = 40;
const rounds = Number(process.env.RACE_ROUNDS ?? usual);
const timeout = limitOf({ rounds, usual, eachMs: 100 });

const forNumbers = fileURLToPath(new URL("../support/number-race-process.ts", import.meta.url));

test("several at once give numbers without gap or double, also where some give up", { timeout }, async () => {
  const api = await testApi();
  const [nz] = await api.system((tx) => tx.select().from(brand).where(eq(brand.code, "NZ")));
  const task: NumberTask = { brandId: nz!.id, wanted: rounds, atOnce: 5 };
  const tasks = [task, task, task, task];
  const won = await race(api, { work: raceForNumbers, script: forNumbers, tasks });
  const total = won.reduce((sum, each) => sum + each, 0);
  expect(total).toBe(4 * (rounds - Math.floor(rounds / 3)));
  const [series] = await api.system((tx) =>
    tx
      .select()
      .from(documentSeries)
      .where(and(eq(documentSeries.year, 2031), eq(documentSeries.series, "invoice"))),
  );
  expect(series?.last).toBe(total);
  const given = await api.system((tx) =>
    tx.select({ key: setting.key }).from(setting).where(eq(setting.group, "race")).orderBy(asc(setting.key)),
  );
  expect(given.map(({ key }) => Number(key.slice(8)))).toEqual(
    Array.from({ length: total }, (_, at) => at + 1),
  );
});
