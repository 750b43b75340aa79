import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUpEmbedded } from "#api/backup/back-up-embedded.ts";
import { backUpPostgres } from "#api/backup/back-up-postgres.ts";
import { askForBackup } from "#api/backup/control.ts";
import { BackupError } from "#api/backup/manifest.ts";
import { openDatabase } from "#api/db/client.ts";
import { readApiEnv, type ApiEnv } from "#api/env.ts";
import { inWords } from "#scripts/in-words.ts";
import { loadSecrets } from "#server/secret.ts";

/** Writes everything that Waymark keeps into one file, whether or not it runs. */
async function backUp(file: string, force: boolean): Promise<string> {
  const env = readApiEnv();
  const url = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
  if (env.DATABASE_URL !== undefined && url !== undefined) {
    const serverKey = loadSecrets(env.secrets, env.DATA_DIR);
    await backUpPostgres({ url, dataDir: env.DATA_DIR, serverKey, now: new Date() }, { file, force });
    return "the database at DATABASE_URL";
  }
  // The process that has the folder open has it to itself, so it makes the copy.
  if ((await askForBackup(env.DATA_DIR, file, force)) !== null) return "the running Waymark";
  await backUpClosed(env, file, force);
  return `the data folder ${resolve(env.DATA_DIR)}, which nobody has open`;
}

async function backUpClosed(env: ApiEnv, file: string, force: boolean) {
  const database = await openDatabase({ dataDir: env.DATA_DIR });
  try {
    const serverKey = loadSecrets(env.secrets, env.DATA_DIR);
    await backUpEmbedded(
      { database, dataDir: env.DATA_DIR, serverKey, now: () => new Date() },
      { file, force },
    );
  } finally {
    await database.close();
  }
}

await inWords(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean" } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new BackupError("Usage: npm run backup -- FILE [--force]");
  const source = await backUp(resolve(file), values.force ?? false);
  console.log(`${resolve(file)} holds ${source}.\nIt opens everything: keep it where only you can read it.`);
});
