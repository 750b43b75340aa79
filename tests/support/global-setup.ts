import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hash } from "@node-rs/argon2";
import { ne } from "drizzle-orm";
import type { TestProject } from "vitest/node";
import { databaseUsers } from "#api/db/administrator-sql.ts";
import { asOwner, databaseOn, openDatabase, type Database } from "#api/db/client.ts";
import { migrateFor } from "#api/db/migrate-for.ts";
import { migrate } from "#api/db/migrate.ts";
import { emptyTemplate } from "#api/db/pglite-folder.ts";
import { pgliteConnection, startPglite } from "#api/db/pglite.ts";
import { user } from "#api/db/schema/user.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { seedDemo } from "#api/demo/seed-demo.ts";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { keepSeed } from "./back-to-seed.ts";
import { accountAsSeeded, testDemo } from "./test-demo.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const madeFrom = ["api/db", "api/demo", "api/domain", "api/modules", "contract", "tests/support"];

export type PostgresTemplate = {
  kind: "postgres";
  /** As the owner of the whole server. */
  url: string;
  /** As the user that the product serves as, which owns nothing. */
  userUrl: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the workers find a migrated and seeded database to copy. */
    databaseTemplate: { kind: "pglite"; file: string } | PostgresTemplate;
  }
}

/** Makes the seeded database that test files copy; `TEST_DATABASE` chooses `pglite` (default) or `postgres`. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const wanted = process.env.TEST_DATABASE ?? "pglite";
  if (wanted === "pglite") {
    project.provide("databaseTemplate", { kind: "pglite", file: await pgliteTemplate() });
    return undefined;
  }
  if (wanted !== "postgres") throw new Error(`TEST_DATABASE is "${wanted}"; use pglite or postgres`);
  const server = await startPostgres();
  project.provide("databaseTemplate", await postgresTemplate(server));
  return () => server.stop();
}

/** Made the way an operator does it, so that every test meets the database as a user that owns nothing. */
async function postgresTemplate({ url }: ThrowAwayPostgres): Promise<PostgresTemplate> {
  await runStatements(url, "create role waymark_app login");
  const userUrl = new URL(url);
  userUrl.username = "waymark_app";
  const database = await openDatabase({ url, dataDir: "" });
  try {
    await migrateFor(database, { users: databaseUsers(userUrl.href, url), say: () => undefined });
    await seedDemo(database, testDemo);
    await inexpensivePasswords(database);
    await asOwner(database, (session) => session.script(keepSeed));
  } finally {
    await database.close();
  }
  return { kind: "postgres", url, userUrl: userUrl.href };
}

/** File with a dump of the seeded database, kept until a file that shapes it changes. */
async function pgliteTemplate(): Promise<string> {
  const folder = join(root, ".tmp");
  const file = join(folder, `test-database-${await sourceHash()}.tar`);
  const kept: string[] = await readdir(folder).catch(() => []);
  if (kept.includes(file.slice(folder.length + 1))) return file;
  await mkdir(folder, { recursive: true });
  const outdated = kept.filter((name) => name.startsWith("test-database-"));
  await Promise.all(outdated.map((name) => rm(join(folder, name))));
  const client = await startPglite({ loadDataDir: new Blob([await readFile(emptyTemplate)]) });
  // The dump comes after everything is written but before the instance is closed.
  const database = databaseOn({ ...pgliteConnection(client), close: async () => undefined });
  await migrate(database, () => seedDemo(database, testDemo));
  await inexpensivePasswords(database);
  const dump = await client.dumpDataDir("none");
  await client.close();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return file;
}

/**
 * Thousands of tests sign in: the accounts of the seed get a hash that costs next to nothing to verify. One that may not
 * sign in keeps what the seed gave to all.
 */
async function inexpensivePasswords(database: Database): Promise<void> {
  const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.inScope({ audience: "system" }, (tx) =>
    tx.update(user).set({ passwordHash }).where(ne(user.username, accountAsSeeded)),
  );
}

async function sourceHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of madeFrom) {
    const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}
