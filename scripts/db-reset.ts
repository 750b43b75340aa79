import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { databaseUsers } from "#api/db/administrator-sql.ts";
import { asOwner, openDatabase, type Database } from "#api/db/client.ts";
import { migrateFor } from "#api/db/migrate-for.ts";
import { lockDataFolder } from "#api/db/pglite-lock.ts";
import { loadData, prepareDatabase } from "#api/prepare-database.ts";
import { readApiEnv } from "#api/env.ts";
import { multiply } from "#scripts/scale/multiply.ts";
import { loadSecrets } from "#server/secret.ts";

const { values } = parseArgs({
  options: { scale: { type: "string" }, drop: { type: "boolean", default: false } },
});
const dataDir = process.env.DATA_DIR ?? ".data";
const url = process.env.DATABASE_URL || undefined;
/** Tables are made and dropped by whoever owns them. */
const ownerUrl = process.env.DATABASE_OWNER_URL || url;
/** Files of the demo world; a million rows are so many times as many. */
const filesOfTheWorld = 66;
const embeddedLimit = 100;

/** `--scale=50`, `--scale=1m`: how many times as many files, or about how many files in all. */
function factorOf(scale: string | undefined): number {
  if (scale === undefined) return 1;
  const [, digits = "", unit = ""] = /^(\d+)([km]?)$/i.exec(scale) ?? [];
  const number = Number(digits);
  if (!number) fail(`--scale takes a number such as 50, 100k or 1m, not "${scale}".`);
  const rows = { k: 1_000, m: 1_000_000 }[unit.toLowerCase()];
  return rows === undefined ? number : Math.round((number * rows) / filesOfTheWorld);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Without `--scale` the embedded database is removed, and the next start makes it again. With it a database is made at
 * once and multiplied: the embedded one, or that at DATABASE_URL (as the user of DATABASE_OWNER_URL where it is set) when
 * it is empty or `--drop` is given.
 */
async function main(): Promise<void> {
  const factor = factorOf(values.scale);
  if (factor > 16_000) fail("--scale goes up to 1m: references have six digits.");
  if (url && values.scale === undefined) {
    fail(
      "DATABASE_URL is set: without --scale, db:reset only resets the embedded database. Drop and create that one yourself.",
    );
  }
  if (url && process.env.NODE_ENV === "production")
    fail("A production database is never filled with demo data.");
  if (!url) await removeEmbedded();
  if (values.scale === undefined) return;
  if (!url && factor > embeddedLimit) {
    fail(`The embedded database is made for up to --scale=${embeddedLimit}. Set DATABASE_URL for more.`);
  }
  await fill(factor);
}

async function removeEmbedded(): Promise<void> {
  if (!existsSync(dataDir)) {
    if (values.scale === undefined) console.log(`${dataDir} does not exist: nothing to reset.`);
    return;
  }
  const release = lockDataFolder(dataDir);
  try {
    await rm(join(dataDir, "pglite"), { recursive: true, force: true });
    await rm(join(dataDir, "pglite.version"), { force: true });
  } finally {
    release();
  }
  if (values.scale === undefined) {
    console.log(
      `The embedded database in ${dataDir} is gone. The next start makes it again with the demo data.`,
    );
  }
}

async function fill(factor: number): Promise<void> {
  const begun = performance.now();
  const database = await openDatabase({ url: ownerUrl, dataDir });
  try {
    if (url) await emptyOrDropped(database);
    const serverKey = loadSecrets(readApiEnv().secrets, dataDir);
    await fillOnce(database, { demo: true, serverKey, now: new Date() });
    console.log(`Demo world: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    if (factor > 1) await multiply(database, factor, (line) => console.log(line));
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `Ready in ${seconds} s: about ${(filesOfTheWorld * factor).toLocaleString("en")} client files.`,
    );
  } finally {
    await database.close();
  }
}

/** Where owner and product are two users, as the owner, who lets the product in. */
async function fillOnce(database: Database, data: Parameters<typeof loadData>[1]): Promise<void> {
  if (!url || !ownerUrl || url === ownerUrl) {
    await prepareDatabase(database, { ...data, allowOwner: true });
    return;
  }
  const say = (line: string) => console.log(line);
  const afterwards = () => loadData(database, data);
  await migrateFor(database, { users: databaseUsers(url, ownerUrl), say, afterwards });
}

async function emptyOrDropped(database: Database): Promise<void> {
  await asOwner(database, async ({ script, queries }) => {
    if (values.drop) {
      await script(
        "drop schema if exists drizzle cascade; drop schema public cascade; create schema public;",
      );
      return;
    }
    const [tables] = await queries
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = 'public'`);
    if (tables?.count !== 0)
      fail("The database at DATABASE_URL has tables. Give --drop if all of them may go.");
  });
}

await main();
