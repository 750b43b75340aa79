import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import type { Connection } from "./client.ts";
import { ownerSession, queriesOn, type Alone } from "./driver-queries.ts";
import { finishRestore } from "#api/disk/swap-folders.ts";
import { makeDataFolder } from "#api/disk/data-folder.ts";
import { FlushedFiles } from "./flushed-files.ts";
import { copyPglite } from "./pglite-copy.ts";
import { DataFolderDamagedError, prepareFolder, stamp } from "./pglite-folder.ts";
import { lineTo } from "./pglite-line.ts";
import { lockDataFolder } from "./pglite-lock.ts";
import { createUpkeep } from "./pglite-upkeep.ts";
import { databaseRolesOf, embeddedName } from "./roles.ts";

/**
 * The engine's own settings but for two: it flushes its log and its files, in the way that reaches our file system.
 * Little of an old log is kept: it is the larger part of a small database.
 */
const flushing = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB"],
];

/** Opens the embedded database in `<dataDir>/pglite`, made from the shipped empty one when it is missing. */
export async function openPglite(options: {
  dataDir: string;
  log?: ((message: string) => void) | undefined;
}): Promise<Connection> {
  const folder = join(options.dataDir, "pglite");
  makeDataFolder(options.dataDir);
  const release = lockDataFolder(options.dataDir);
  try {
    await finishRestore(options.dataDir);
    await prepareFolder(folder, options.log);
    const files = new FlushedFiles(folder);
    const client = await opened(folder, files);
    await stamp(options.dataDir);
    return pgliteConnection(client, { files, afterClose: release, log: options.log });
  } catch (error) {
    release();
    throw error;
  }
}

/** Starts an embedded database that is not flushed; without `dataDir` it lives in memory. */
export function startPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create(options);
}

async function opened(folder: string, fs: FlushedFiles): Promise<PGlite> {
  const said: string[] = [];
  const onStderr = (line: string) => {
    if (/(FATAL|PANIC):/.test(line)) said.push(line.replace(/^.*?(FATAL|PANIC): +/, ""));
    return false;
  };
  try {
    return await startPglite({ fs, startParams: flushing, onStderr });
  } catch (error) {
    // Of this machine and not of the folder: a file of the package is missing, or too many are open.
    if (said.length === 0 && error instanceof Error && "code" in error) throw error;
    const words = said.join("; ") || (error instanceof Error ? error.message : String(error));
    throw new DataFolderDamagedError(folder, `its engine said: ${words}`);
  }
}

type Around = {
  /** Its files, where they are on a disk. */
  files?: FlushedFiles;
  /** Gives back what was taken to open it. */
  afterClose?: () => void;
  log?: ((message: string) => void) | undefined;
};

/** The connection of a running embedded database. What it answers is on the disk. */
export function pgliteConnection(
  engine: PGlite,
  { files, afterClose, log = () => undefined }: Around = {},
): Connection {
  const order = files?.order;
  const upkeep = files && createUpkeep(engine, files);
  const line = lineTo(engine, log);
  /** Nobody else asks the engine anything meanwhile. */
  const alone: Alone = (work) => engine.runExclusive(async () => work(await line()));
  return {
    kind: "pglite",
    roles: databaseRolesOf(embeddedName),
    transaction: async (work, settings) => {
      let mark = 0;
      const answer = await alone((client) => {
        const { queries, opening } = queriesOn(client, true);
        opening.settings = settings;
        mark = order?.asked() ?? 0;
        return queries.transaction(work);
      });
      // Others go on meanwhile: their flushes join this one.
      await order?.since(mark);
      upkeep?.afterWork();
      return answer;
    },
    ping: async () => {
      await alone((client) => client.query("select 1"));
    },
    asOwner: async (work) => {
      const answer = await work(ownerSession(alone));
      await order?.since(0);
      return answer;
    },
    upkeep: async () => upkeep?.run(),
    ...(files && upkeep && { copyInto: (archive) => copyPglite(engine, files.folder, upkeep, archive) }),
    close: async () => {
      try {
        await engine.close();
      } finally {
        afterClose?.();
      }
    },
  };
}
