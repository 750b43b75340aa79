import { once } from "node:events";
import { finished } from "node:stream/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { from as copyFrom, type CopyStreamQuery } from "pg-copy-streams";
import { z } from "zod";
import { roleStatements } from "#api/db/apply-access.ts";
import { sqlStateOf } from "#api/db/database-error.ts";
import { databaseNameOf, databaseRolesOf } from "#api/db/roles.ts";
import { projectPath } from "#api/disk/project-folder.ts";
import { withClient } from "./back-up-postgres.ts";
import { BackupError } from "./manifest.ts";
import { copyStatement, quoted, type Table } from "./postgres-tables.ts";
import { eachEntry, verifyBackup } from "./read-backup.ts";
import type { Restored } from "./restore-embedded.ts";
import { restoreFolder } from "./restore-folder.ts";

const Tables = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const Sequences = z.array(z.object({ name: z.string(), next: z.string() }));
const migrations = () => readMigrationFiles({ migrationsFolder: projectPath("api", "db", "migrations") });

/**
 * Brings a backup of PostgreSQL back into the database at `url`, in one transaction, and its uploads and secret into the
 * data folder: the database is there whole or not at all, and the folder follows it. Tables are made as they were when it was taken; the next start brings them up to date. Throws `BackupError` where
 * the database has tables, unless `force`: then they go with all they hold. The file is checked before.
 */
export async function restorePostgres(
  { url, dataDir, now }: { url: string; dataDir: string; now: Date },
  { file, force }: { file: string; force: boolean },
): Promise<Restored> {
  const manifest = await verifyBackup(file);
  const steps = migrations().filter(({ folderMillis }) => folderMillis <= manifest.migration);
  if (!steps.some(({ folderMillis }) => folderMillis === manifest.migration)) {
    throw new BackupError(
      `${file} was made by another version, Waymark ${manifest.version}. Bring it back with that.`,
    );
  }
  const roles = databaseRolesOf(databaseNameOf(url));
  const bringBack = async (client: pg.Client) => {
    await client.query("begin");
    await emptied(client, force);
    await client.query(roleStatements(roles, [roles.system]));
    await makeTables(client, steps);
    await fill(client, file);
    await client.query("commit");
    await client.query("analyze");
  };
  const folder = { dataDir, replaced: ["uploads", "secret"], file, force, now };
  const keptIn = await restoreFolder(folder, () => withClient(url, bringBack).catch(rightsInWords));
  return { manifest, keptIn };
}

/** What the database refuses the user that connects, in words. */
function rightsInWords(error: unknown): never {
  if (sqlStateOf(error) !== "42501") throw error;
  throw new BackupError(
    "The user of DATABASE_OWNER_URL or DATABASE_URL may not make roles or tables in this database. Name its owner in " +
      "DATABASE_OWNER_URL; npm run migrate -- --sql says what an administrator runs once.",
  );
}

async function emptied(client: pg.Client, force: boolean) {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_tables where schemaname in ('public', 'drizzle')",
  );
  if (rows[0]?.count === 0) return;
  if (!force) {
    throw new BackupError(
      "The database has tables already. Name an empty one, or give --force: all tables in it are then lost.",
    );
  }
  await client.query("drop schema if exists drizzle cascade");
  await client.query("drop schema public cascade");
  await client.query("create schema public");
}

async function makeTables(client: pg.Client, steps: ReturnType<typeof migrations>) {
  for (const statement of steps.flatMap(({ sql }) => sql)) await client.query(statement);
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { hash, folderMillis } of steps) {
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

async function fill(client: pg.Client, file: string) {
  const keys = await dropForeignKeys(client);
  let tables = new Map<string, Table>();
  let open: Load | undefined;
  const close = async () => {
    await open?.end();
    open = undefined;
  };
  await eachEntry(file, async (path, content) => {
    const [, name] = /^tables\/([^/]+)\/\d+$/.exec(path) ?? [];
    if (name !== open?.table) await close();
    if (path === "tables.json") {
      tables = new Map(Tables.parse(JSON.parse(await textOf(content))).map((table) => [table.name, table]));
      await client.query(`truncate ${[...tables.keys()].map(quoted).join(", ")}`);
    } else if (path === "sequences.json") {
      await setSequences(client, Sequences.parse(JSON.parse(await textOf(content))));
    } else if (name === undefined) {
      for await (const _ of content) continue;
    } else {
      open ??= loadInto(client, known(tables, name));
      for await (const chunk of content) await open.write(chunk);
    }
  });
  await close();
  for (const key of keys) await client.query(key);
}

type Load = ReturnType<typeof loadInto>;

/** Rows on their way into a table; each step fails with what the database said of those before. */
function loadInto(client: pg.Client, table: Table) {
  const rows: CopyStreamQuery = client.query(copyFrom(copyStatement(table, "from stdin")));
  const finish = finished(rows);
  const failed = new Promise<never>((_, reject) => {
    finish.catch(reject);
  });
  failed.catch(() => undefined);
  return {
    table: table.name,
    write: async (chunk: Buffer) => {
      if (!rows.write(chunk)) await Promise.race([once(rows, "drain"), failed]);
    },
    end: async () => {
      rows.end();
      await finish;
    },
  };
}

function known(tables: Map<string, Table>, name: string): Table {
  const table = tables.get(name);
  if (!table) throw new BackupError(`The backup does not say which columns ${name} has.`);
  return table;
}

/** Rows come table by table, so keys hold again only at the end. Answers the statements that bring them back. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function setSequences(client: pg.Client, sequences: z.infer<typeof Sequences>) {
  for (const { name, next } of sequences) {
    await client.query("select setval(to_regclass($1), $2, false)", [`public.${quoted(name)}`, next]);
  }
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
