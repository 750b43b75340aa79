import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Connection, Queries } from "./client.ts";
import { makeDataFolder } from "#api/data-folder.ts";
import { projectPath } from "#api/project-folder.ts";
import { lockDataFolder } from "./pglite-lock.ts";
import { setSettings } from "./scope.ts";

/** The PostgreSQL version inside PGlite; a data folder of another one cannot be opened. */
const engine = "postgresql-18";
const stampFile = "pglite.version";
export const emptyTemplate = projectPath("api", "db", "template", "pglite.tar.gz");

/** The data folder was made by another version of the embedded database. */
export class DataFolderVersionError extends Error {
  override readonly name = "DataFolderVersionError";
}

/** Opens the embedded database in `<dataDir>/pglite`, made from the shipped empty one when it is missing. */
export async function openPglite(options: {
  dataDir: string;
  log?: ((message: string) => void) | undefined;
}): Promise<Connection> {
  const folder = join(options.dataDir, "pglite");
  makeDataFolder(options.dataDir);
  const release = lockDataFolder(options.dataDir);
  try {
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    if (isNew) options.log?.("Creating the embedded database");
    else await checkVersion(options.dataDir);
    const client = await startPglite({
      dataDir: folder,
      loadDataDir: isNew ? new Blob([await readFile(emptyTemplate)]) : undefined,
    });
    await writeFile(join(options.dataDir, stampFile), `${engine}\n`);
    return pgliteConnection(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Starts an embedded database; without `dataDir` it lives in memory. */
export function startPglite(options: { dataDir?: string; loadDataDir?: Blob | undefined }): Promise<PGlite> {
  return PGlite.create({
    ...(options.dataDir ? { dataDir: options.dataDir } : {}),
    ...(options.loadDataDir ? { loadDataDir: options.loadDataDir } : {}),
  });
}

/** The connection of a running embedded database. `afterClose` gives back what was taken to open it. */
export function pgliteConnection(client: PGlite, afterClose: () => void = () => undefined): Connection {
  const driver = drizzle(client);
  // The two drivers differ only in what `execute` answers, which nothing here reads.
  const queries = driver as unknown as Queries;
  return {
    kind: "pglite",
    transaction: (work, settings) =>
      queries.transaction(async (tx) => {
        await tx.execute(setSettings(settings));
        return work(tx);
      }),
    ping: async () => {
      await queries.execute("select 1");
    },
    asOwner: (work) =>
      work({
        queries,
        script: async (statements) => {
          await client.exec(statements);
        },
        migrateFrom: (folder) => migrate(driver, { migrationsFolder: folder }),
      }),
    close: async () => {
      try {
        await client.close();
      } finally {
        afterClose();
      }
    },
  };
}

async function checkVersion(dataDir: string): Promise<void> {
  const stamp = await readFile(join(dataDir, stampFile), "utf8").catch(() => engine);
  if (stamp.trim() === engine) return;
  throw new DataFolderVersionError(
    `The database in ${dataDir} was made by ${stamp.trim()}, this version of Waymark embeds ${engine}. ` +
      "Start the version that made it and move the data with a dump, or remove the folder to begin anew.",
  );
}
