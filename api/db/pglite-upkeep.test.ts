import { mkdtempSync, rmSync, statSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Connection } from "./client.ts";
import { openPglite } from "./pglite.ts";

const dataDir = mkdtempSync(join(tmpdir(), "waymark-upkeep-"));
const log = join(dataDir, "pglite", "pg_wal");
let database: Connection;

beforeAll(async () => {
  database = await openPglite({ dataDir });
  await run("create table worn (id int primary key, filler text)");
  await run("insert into worn select g, repeat('x', 500) from generate_series(1, 5000) g");
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(statement: string) {
  return database.transaction((tx) => tx.execute(sql.raw(statement)), [["application_name", "upkeep"]]);
}
const logBytes = () =>
  readdirSync(log)
    .filter((name) => /^[\dA-F]{24}$/.test(name))
    .reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
const size = () =>
  database.asOwner(async ({ queries }) => {
    const [found] = await queries
      .select({ bytes: sql<number>`pg_relation_size('worn')::int` })
      .from(sql`(select) as one`);
    return found?.bytes ?? 0;
  });

it("uses the space of dead rows again and keeps little of the log, whatever is written", async () => {
  // Every round writes each row anew: without upkeep the table would be six times as large, and the log would grow on.
  await run("update worn set filler = filler || 'y'");
  await database.upkeep?.();
  const settled = await size();
  for (let round = 0; round < 5; round += 1) {
    await run("update worn set filler = filler || 'y'");
    await run("update worn set filler = filler || 'z' where id % 2 = 0");
    await database.upkeep?.();
  }
  expect(await size()).toBeLessThan(settled * 1.8);
  for (let round = 0; round < 8; round += 1) await run("update worn set filler = filler || 'y'");
  await database.upkeep?.();
  expect(logBytes()).toBeLessThanOrEqual(64 * 1024 * 1024);
});

it("checkpoints by itself when a lot was written at once", async () => {
  for (let round = 0; round < 16; round += 1) await run("update worn set filler = repeat('w', 1500)");
  expect(logBytes()).toBeLessThanOrEqual(96 * 1024 * 1024);
});
