import { join } from "node:path";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { databaseNameOf, databaseRolesOf } from "#api/db/roles.ts";
import { keyInUse, type KeyRing } from "#api/domain/key-ring.ts";
import { addText, copyUploads } from "#api/disk/copy-files.ts";
import { BackupError, fingerprintOf, type Manifest } from "./manifest.ts";
import { copyStatement, sequencesOf, tablesOf, type Table } from "./postgres-tables.ts";
import { productVersion } from "./version.ts";
import { writeBackup, type Archive } from "./write-backup.ts";

/** Bytes of a table that lie in one file of the archive; so much is held in memory. */
const pieceBytes = 4 * 1024 * 1024;

type From = { url: string; dataDir: string; serverKey: KeyRing; now: Date };

/**
 * Backs up a PostgreSQL database that is in use, with uploads and secret: one transaction reads all tables as they are
 * at its beginning. Row policies keep nobody out, because it reads as the role that sees every row.
 */
export function backUpPostgres(
  { url, dataDir, serverKey, now }: From,
  { file, force }: { file: string; force: boolean },
): Promise<Manifest> {
  return writeBackup(file, { force }, (archive) =>
    withClient(url, async (client) => {
      await client.query("begin isolation level repeatable read read only");
      await takeOnReader(client, databaseRolesOf(databaseNameOf(url)).system);
      const migration = await newestMigration(client);
      const { rows } = await client.query<{ server_version: string }>("show server_version");
      const tables = await tablesOf(client);
      await addText(archive, "tables.json", JSON.stringify(tables));
      for (const table of tables) await copyTable(client, table, archive);
      await addText(archive, "sequences.json", JSON.stringify(await sequencesOf(client)));
      await client.query("commit");
      await copyUploads(archive, join(dataDir, "uploads"));
      await addText(archive, "secret", `${serverKey.join("\n")}\n`);
      return {
        kind: "postgres",
        version: productVersion(),
        engine: `postgresql-${rows[0]?.server_version ?? "unknown"}`,
        secret: fingerprintOf(keyInUse(serverKey)),
        madeAt: now.toISOString(),
        migration,
      };
    }),
  );
}

/** Lends a connection of its own, without the limits of time that hold for calls. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8_000 });
  // The statement that meets a broken connection fails by itself.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function takeOnReader(client: pg.Client, system: string) {
  try {
    await client.query(`set local role ${system}`);
  } catch (error) {
    const words = error instanceof Error ? error.message : "unknown";
    throw new BackupError(
      `The user of DATABASE_OWNER_URL or DATABASE_URL may not read everything (${words}). It has to be a member of ` +
        `${system}, as npm run migrate makes the user of DATABASE_URL.`,
    );
  }
}

async function newestMigration(client: pg.Client): Promise<number> {
  try {
    const { rows } = await client.query<{ at: string | null }>(
      "select max(created_at)::text as at from drizzle.__drizzle_migrations",
    );
    return Number(rows[0]?.at ?? 0);
  } catch {
    throw new BackupError(
      "There are no tables of Waymark in the database at DATABASE_URL, so nothing to back up.",
    );
  }
}

async function copyTable(client: pg.Client, table: Table, archive: Archive) {
  let number = 0;
  let piece: Buffer[] = [];
  let bytes = 0;
  const close = async () => {
    if (bytes === 0) return;
    number += 1;
    const content = piece;
    const path = `tables/${table.name}/${String(number).padStart(6, "0")}`;
    await archive.file(path, bytes, chunksOf(content));
    piece = [];
    bytes = 0;
  };
  const rows: AsyncIterable<Buffer> = client.query(copyTo(copyStatement(table, "to stdout")));
  for await (const chunk of rows) {
    piece.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await close();
  }
  await close();
}

// Archives take nothing but what can be waited for.
// oxlint-disable-next-line require-await
async function* chunksOf(chunks: Buffer[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
