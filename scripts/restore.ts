import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupError, fingerprintOf, readManifest } from "#api/backup/manifest.ts";
import { restoreEmbedded } from "#api/backup/restore-embedded.ts";
import { restorePostgres } from "#api/backup/restore-postgres.ts";
import { databaseUsers } from "#api/db/administrator-sql.ts";
import { openDatabase } from "#api/db/client.ts";
import { migrateFor } from "#api/db/migrate-for.ts";
import { migrate } from "#api/db/migrate.ts";
import { readApiEnv, type ApiEnv } from "#api/env.ts";
import { inWords } from "#scripts/in-words.ts";

/** Brings a backup back, into the engine it was taken from. */
async function restore(env: ApiEnv, file: string, force: boolean) {
  const { kind } = await readManifest(file);
  const dataDir = env.DATA_DIR;
  const now = new Date();
  if (kind === "pglite") {
    if (env.DATABASE_URL === undefined) return restoreEmbedded({ dataDir, now }, { file, force });
    throw new BackupError(`${file} is of the embedded database. Unset DATABASE_URL to bring it back.`);
  }
  const url = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
  if (env.DATABASE_URL === undefined || url === undefined) {
    throw new BackupError(
      `${file} is of a PostgreSQL. Set DATABASE_URL to an empty database to bring it back.`,
    );
  }
  const restored = await restorePostgres({ url, dataDir, now }, { file, force });
  await bringUpToDate(env.DATABASE_URL, url, dataDir);
  return restored;
}

/** The walls between audiences belong to the product and not to the data: they are put up as by every npm run migrate. */
async function bringUpToDate(url: string, ownerUrl: string, dataDir: string) {
  const database = await openDatabase({ url: ownerUrl, dataDir });
  try {
    if (url === ownerUrl) await migrate(database);
    else await migrateFor(database, { users: databaseUsers(url, ownerUrl), say: () => undefined });
  } finally {
    await database.close();
  }
}

await inWords(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean" } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new BackupError("Usage: npm run restore -- FILE [--force]");
  // A secret is brought back, so none has to be given, in production neither.
  const env = readApiEnv({ ...process.env, NODE_ENV: "" });
  const { manifest, keptIn } = await restore(env, resolve(name), values.force ?? false);
  console.log(`Back is what Waymark ${manifest.version} held on ${manifest.madeAt}.`);
  if (keptIn !== null)
    console.log(`What was in the data folder before is kept in ${keptIn}. Remove it when all is well.`);
  if (env.secrets && !env.secrets.some((one) => fingerprintOf(one) === manifest.secret)) {
    console.log(
      "The secret of the backup is not among those given: sessions from then end, second factors do not open and " +
        "links cannot be shown again. " +
        `It is in ${resolve(env.DATA_DIR, "secret")}: SESSION_SECRETS=new,that one.`,
    );
  }
});
