import { readFile } from "node:fs/promises";
import pg from "pg";
import { expect, inject } from "vitest";
import { databaseOn, type Connection, type Database } from "#api/db/client.ts";
import { pgliteConnection, startPglite } from "#api/db/pglite.ts";
import { openPostgres } from "#api/db/postgres.ts";
import { databaseNameOf } from "#api/db/roles.ts";
import { readApiEnv } from "#api/env.ts";
import { runStatements } from "#scripts/statements.ts";
import { backToSeed, keepSeed } from "./back-to-seed.ts";
import type { PostgresTemplate } from "./global-setup.ts";

/** The tests pass either way: `GATHER_STATEMENTS=off` runs them with the driver's own sockets. */
const { GATHER_STATEMENTS: gathers } = readApiEnv({ GATHER_STATEMENTS: process.env["GATHER_STATEMENTS"] });

// why: vitest loads this module anew for each test file, while the worker process stays.
const worker = globalThis as typeof globalThis & {
  seeded?: Promise<Seeded> | undefined;
  testDatabases?: number;
  /** Databases that are made once, by the name of what is in them. */
  madeOnce?: Map<string, Promise<string>>;
  openCopies?: Copy[];
};

type Seeded = { connection: Connection; putBack: () => Promise<unknown> };
type Copy = {
  file: string | undefined;
  database: Connection;
  address: string;
  remove: () => Promise<unknown>;
};

/**
 * Those of earlier files go: their connections would add up to more than the server takes, and a hundred copies that
 * have reached the disk take the better part of a minute to delete.
 */
function keepOpen(copy: Omit<Copy, "file">) {
  const file = expect.getState().testPath;
  const copies = worker.openCopies ?? [];
  for (const earlier of copies) if (earlier.file !== file) void earlier.database.close().then(earlier.remove);
  worker.openCopies = [...copies.filter((other) => other.file === file), { ...copy, file }];
}

/** So many written tables PGlite empties together, which is faster there; a server has autovacuum. */
const many = { pglite: 30, postgres: 1000 };

/**
 * A database with the demo data of `testDemo`, for one test. It is the worker's one database, put back to the seed:
 * whatever an earlier test wrote is gone, and an earlier `Database` is the same one.
 */
export async function freshDatabase(): Promise<Database> {
  const template = inject("databaseTemplate");
  const known = worker.seeded;
  worker.seeded ??= template.kind === "postgres" ? seededPostgres(template) : seededPglite(template.file);
  const { connection, putBack } = await worker.seeded;
  if (known) await putBack();
  return databaseOn({ ...connection, close: async () => undefined });
}

/** The same for a test that writes so much that putting it back would cost more: on PostgreSQL a copy of its own. */
export async function roomyDatabase(): Promise<Database> {
  const template = inject("databaseTemplate");
  if (template.kind !== "postgres") return freshDatabase();
  const copy = await copyOfTemplate(template);
  keepOpen(copy);
  return databaseOn(copy.database);
}

/**
 * A database with what `make` adds to the seed. On PostgreSQL it is made once in a worker and copied, which costs less;
 * elsewhere each time anew.
 */
export async function copyOfMade(
  name: string,
  make: (database: Database) => Promise<void>,
): Promise<Database> {
  const template = inject("databaseTemplate");
  if (template.kind !== "postgres") {
    const database = await freshDatabase();
    await make(database);
    return database;
  }
  worker.madeOnce ??= new Map();
  const known = worker.madeOnce.get(name) ?? madeFrom(template, make);
  worker.madeOnce.set(name, known);
  const copy = await copyOfTemplate(template, await known);
  keepOpen(copy);
  return databaseOn(copy.database);
}

/** The name of a database that nobody is connected to any more. */
async function madeFrom(template: PostgresTemplate, make: (database: Database) => Promise<void>) {
  const { database, address } = await copyOfTemplate(template);
  await make(databaseOn(database));
  await database.close();
  return databaseNameOf(address);
}

async function seededPglite(file: string): Promise<Seeded> {
  const client = await startPglite({ loadDataDir: new Blob([await readFile(file)]) });
  await client.exec(keepSeed);
  return { connection: pgliteConnection(client), putBack: () => client.exec(backToSeed(many.pglite)) };
}

async function seededPostgres(template: PostgresTemplate): Promise<Seeded> {
  const { database, address } = await copyOfTemplate(template);
  // One for all tests: it knows the tables after the first.
  const owner = new pg.Client({ connectionString: address });
  await owner.connect();
  // Where an earlier test left work under way that locks in another order, that work gives up, and not this one.
  await owner.query("set deadlock_timeout = '1h'");
  return { connection: database, putBack: () => owner.query(backToSeed(many.postgres)) };
}

/** Served as a user that owns nothing; `asOwner` alone is the owner of the server. */
async function copyOfTemplate(
  { url: templateUrl, userUrl }: PostgresTemplate,
  source = databaseNameOf(templateUrl),
): Promise<Omit<Copy, "file">> {
  worker.testDatabases = (worker.testDatabases ?? 0) + 1;
  const name = `test_${process.pid}_${worker.testDatabases}`;
  const server = Object.assign(new URL(templateUrl), { pathname: "/postgres" }).href;
  // A copy file by file takes half of what a copy through the log takes.
  await runStatements(server, `create database ${name} template ${source} strategy file_copy`);
  const addressOf = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  // It keeps the roles of the seed.
  const rolesOf = databaseNameOf(templateUrl);
  const served = openPostgres(addressOf(userUrl), { poolSize: 4, rolesOf, gathers });
  const owned = openPostgres(addressOf(templateUrl));
  return {
    database: { ...served, asOwner: (work) => owned.asOwner(work) },
    address: addressOf(templateUrl),
    remove: () => runStatements(server, `drop database ${name} with (force)`),
  };
}
