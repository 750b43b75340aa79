import { rawRows } from "#api/db/raw-rows.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import {
  halvesAfterRace,
  prepareStockRace,
  raceForStock,
  stockAfterRace,
  type StockRival,
} from "#tests/support/stock-races.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const rivals = 4;
/** Each rival tries every pair of days: 10 000 attempts in `npm run test:race`. */
const rounds = Math.ceil(Number(process.env.RACE_ROUNDS ?? 60) * 1.25);
const script = fileURLToPath(new URL("../support/stock-race-process.ts", import.meta.url));

test("the last unit of a stay is taken by exactly one of those who want it, both nights or none", async () => {
  const api = await testApi();
  const racers = await api.system((tx) => prepareStockRace(tx, rivals, rounds));
  const won = await race(api, racers);
  expect(won.reduce((sum, one) => sum + one, 0)).toBe(rounds);
  expect(await api.system(stockAfterRace)).toEqual({ "1 used, 1 held": 2 * rounds });
  expect(await api.system(halvesAfterRace)).toBe(0);
}, 300_000);

/** Several processes on PostgreSQL; PGlite belongs to one. */
async function race(api: TestApi, racers: StockRival[]): Promise<number[]> {
  const tasks = racers.map((rival, index) => ({ rival, rounds, backwards: index % 2 === 1, atOnce: 3 }));
  if (api.parts.database.kind === "pglite")
    return Promise.all(tasks.map(({ rival, ...task }) => raceForStock(api.parts.database, rival, task)));
  const url = await ownAddress(api);
  const started = tasks.map((task) =>
    spawn(process.execPath, ["--import", "tsx", script, url, JSON.stringify(task)], {
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  const told = started.map(() => "");
  started.forEach((child, index) =>
    child.stdout.on("data", (text: Buffer) => {
      told[index] += String(text);
    }),
  );
  await Promise.all(started.map((child) => once(child.stdout, "data")));
  const ended = started.map((child) => once(child, "close"));
  for (const child of started) child.stdin.write("go\n");
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual(started.map(() => 0));
  return told.map((text) => Number(/won (\d+)/.exec(text)?.[1]));
}

async function ownAddress(api: TestApi): Promise<string> {
  const template = inject("databaseTemplate");
  if (template.kind !== "postgres") throw new Error("Only PostgreSQL has an address");
  const url = new URL(template.url);
  const [row] = await api.system((tx) =>
    rawRows<{ name: string }>(tx, sql`select current_database() as name`),
  );
  url.pathname = `/${row?.name}`;
  return url.href;
}
