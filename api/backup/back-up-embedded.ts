import { join } from "node:path";
import { sql } from "drizzle-orm";
import { asOwner, copyEmbedded, type Database } from "#api/db/client.ts";
import { embeddedEngine } from "#api/db/pglite-folder.ts";
import { keyInUse, type KeyRing } from "#api/domain/key-ring.ts";
import { addText, copyUploads } from "#api/disk/copy-files.ts";
import { BackupError, fingerprintOf, type Manifest } from "./manifest.ts";
import { productVersion } from "./version.ts";
import { writeBackup } from "./write-backup.ts";

type From = { database: Database; dataDir: string; serverKey: KeyRing; now: () => Date };
const running = new WeakSet<Database>();

/**
 * Backs up the embedded database that this process has open, with uploads and secret, while it goes on being used.
 * Throws `BackupError` when the file is there already (unless `force`), or another backup is on its way.
 */
export async function backUpEmbedded(
  { database, dataDir, serverKey, now }: From,
  { file, force }: { file: string; force: boolean },
): Promise<Manifest> {
  if (running.has(database))
    throw new BackupError("Another backup is being made right now. Try again in a moment.");
  running.add(database);
  try {
    return await writeBackup(file, { force }, async (archive) => {
      const madeAt = now().toISOString();
      const migration = await newestMigration(database);
      await copyEmbedded(database, archive);
      await copyUploads(archive, join(dataDir, "uploads"));
      await addText(archive, "secret", `${serverKey.join("\n")}\n`);
      const of = {
        version: productVersion(),
        engine: embeddedEngine,
        secret: fingerprintOf(keyInUse(serverKey)),
      };
      return { kind: "pglite", ...of, madeAt, migration };
    });
  } finally {
    running.delete(database);
  }
}

/** When the newest migration of the database was made; 0 where there was none yet. */
async function newestMigration(database: Database): Promise<number> {
  const found = await asOwner(database, async ({ queries }) => {
    const known = await queries
      .select({ there: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
      .from(sql`(select) as one`);
    if (!known[0]?.there) return [];
    return queries.select({ at: sql<string>`max(created_at)::text` }).from(sql`drizzle.__drizzle_migrations`);
  });
  return Number(found[0]?.at ?? 0);
}
