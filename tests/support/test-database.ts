import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { inject } from "vitest";
import { databaseOn, openDatabase, type Connection, type Database } from "#api/db/client.ts";
import { pgliteConnection, startPglite } from "#api/db/pglite.ts";
import { walls } from "#api/db/access.ts";

const tables = walls.map((wall) => wall.table);

// why: vitest loads this module anew for each test file, while the worker process stays.
const worker = globalThis as typeof globalThis & {
  seededPglite?: Promise<Connection> | undefined;
  testDatabases?: number;
};

/**
 * A database with the demo data of `testDemo`, for one test file. On PGlite it is the worker's one instance,
 * put back to the seed: whatever an earlier file wrote is gone, and an earlier `Database` is the same one. On
 * PostgreSQL it is a copy of its own.
 */
export async function freshDatabase(): Promise<Database> {
  const template = inject("databaseTemplate");
  if (template.kind === "postgres") return copyOfTemplate(template.url);
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

const keepSeed = [
  "create schema seeded;",
  ...tables.map((table) => `create table seeded."${table}" as table public."${table}";`),
].join("\n");

/** Rows as they were, and numbers of records that go on after them. Without foreign keys, so in any order. */
const backToSeed = [
  "set session_replication_role = replica;",
  `truncate ${tables.map((table) => `public."${table}"`).join(", ")} restart identity;`,
  ...tables.map((table) => `insert into public."${table}" overriding system value table seeded."${table}";`),
  "set session_replication_role = default;",
  `do $$
  declare
    found record;
    newest bigint;
  begin
    for found in select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
      execute format('select max(id) from public.%I', found.table_name) into newest;
      if newest is not null then
        perform setval(pg_get_serial_sequence(format('public.%I', found.table_name), 'id'), newest);
      end if;
    end loop;
  end $$;`,
].join("\n");

async function copyOfTemplate(templateUrl: string): Promise<Database> {
  worker.testDatabases = (worker.testDatabases ?? 0) + 1;
  const name = `test_${process.pid}_${worker.testDatabases}`;
  const template = new URL(templateUrl);
  const copy = new URL(templateUrl);
  copy.pathname = `/${name}`;
  template.pathname = "/postgres";
  const server = postgres(template.href, { max: 1, onnotice: () => undefined });
  try {
    await server.unsafe(`create database ${name} template ${new URL(templateUrl).pathname.slice(1)}`);
  } finally {
    await server.end();
  }
  return openDatabase({ url: copy.href, dataDir: "", poolSize: 4 });
}
