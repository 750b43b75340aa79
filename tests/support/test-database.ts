import { readFile } from "node:fs/promises";
import { expect, inject } from "vitest";
import { databaseOn, type Connection, type Database } from "#api/db/client.ts";
import { pgliteConnection, startPglite } from "#api/db/pglite.ts";
import { openPostgres } from "#api/db/postgres.ts";
import { databaseNameOf } from "#api/db/roles.ts";
import { walls } from "#api/db/access.ts";
import { readApiEnv } from "#api/env.ts";
import { runStatements } from "#scripts/statements.ts";
import type { PostgresTemplate } from "./global-setup.ts";

/** The tests pass either way: `GATHER_STATEMENTS=off` runs them with the driver's own sockets. */
const { GATHER_STATEMENTS: gathers } = readApiEnv({ GATHER_STATEMENTS: process.env["GATHER_STATEMENTS"] });

const tables = walls.map((wall) => wall.table);

// why: vitest loads this module anew for each test file, while the worker process stays.
const worker = globalThis as typeof globalThis & {
  seededPglite?: Promise<Connection> | undefined;
  testDatabases?: number;
  openCopies?: Copy[];
};

type Copy = { file: string | undefined; database: Database; remove: () => Promise<unknown> };

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

/**
 * A database with the demo data of `testDemo`, for one test file. On PGlite it is the worker's one instance,
 * put back to the seed: whatever an earlier file wrote is gone, and an earlier `Database` is the same one. On
 * PostgreSQL it is a copy of its own.
 */
export async function freshDatabase(): Promise<Database> {
  const template = inject("databaseTemplate");
  if (template.kind === "postgres") return copyOfTemplate(template);
  const known = worker.seededPglite;
  worker.seededPglite ??= startSeeded(template.file);
  const connection = await worker.seededPglite;
  if (known) await connection.asOwner((session) => session.script(backToSeed));
  return databaseOn({ ...connection, close: async () => undefined });
}

async function startSeeded(file: string): Promise<Connection> {
  const client = await startPglite({ loadDataDir: new Blob([await readFile(file)]) });
  await client.exec(keepSeed);
  return pgliteConnection(client);
}

/**
 * A second copy of the seed, and a note of each table that is written to: a test changes a few, and putting all of
 * the demo world back takes seconds. The notes roll back together with what they tell of.
 */
const keepSeed = [
  "create schema seeded;",
  "create table seeded.written (name text primary key);",
  `create function seeded.note() returns trigger language plpgsql security definer as $$
  begin
    insert into seeded.written values (tg_table_name) on conflict do nothing;
    return null;
  end $$;`,
  ...tables.flatMap((table) => [
    `create table seeded."${table}" as table public."${table}";`,
    `create trigger noted_for_tests after insert or update or delete or truncate on public."${table}"
      for each statement execute function seeded.note();`,
    `alter table public."${table}" enable always trigger noted_for_tests;`,
  ]),
].join("\n");

/** So many written tables are emptied together, which is faster and leaves no dead rows behind. */
const many = 30;

/** Rows as they were, and numbers of records that go on after them. Without foreign keys, so in any order. */
const backToSeed = `
set session_replication_role = replica;
do $$
  declare
    found record;
    newest bigint;
  begin
    if (select count(*) from seeded.written) > ${many} then
      insert into seeded.written values ${tables.map((table) => `('${table}')`).join(", ")} on conflict do nothing;
      truncate ${tables.map((table) => `public."${table}"`).join(", ")};
    end if;
    for found in select name from seeded.written loop
      execute format('delete from public.%I', found.name);
      execute format('insert into public.%1$I overriding system value table seeded.%1$I', found.name);
    end loop;
    for found in select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
      execute format('select max(id) from public.%I', found.table_name) into newest;
      perform setval(pg_get_serial_sequence(format('public.%I', found.table_name), 'id'),
        coalesce(newest, 1), newest is not null);
    end loop;
    delete from seeded.written;
  end $$;
set session_replication_role = default;`;

/** Served as a user that owns nothing; `asOwner` alone is the owner of the server. */
async function copyOfTemplate({ url: templateUrl, userUrl }: PostgresTemplate): Promise<Database> {
  worker.testDatabases = (worker.testDatabases ?? 0) + 1;
  const name = `test_${process.pid}_${worker.testDatabases}`;
  const template = new URL(templateUrl);
  template.pathname = "/postgres";
  const source = databaseNameOf(templateUrl);
  await runStatements(template.href, `create database ${name} template ${source}`);
  const addressOf = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  // It keeps the roles of what it was copied from.
  const served = openPostgres(addressOf(userUrl), { poolSize: 4, rolesOf: source, gathers });
  const owned = openPostgres(addressOf(templateUrl));
  const database = databaseOn({ ...served, asOwner: (work) => owned.asOwner(work) });
  const remove = () => runStatements(template.href, `drop database ${name} with (force)`);
  keepOpen({ database, remove });
  return database;
}
