import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeDataFolder } from "#api/data-folder.ts";
import { embeddedEngine, flushTree, stamp } from "#api/db/pglite-folder.ts";
import { lockDataFolder } from "#api/db/pglite-lock.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import { unpackBackup, verifyBackup } from "./read-backup.ts";
import { finishRestore, restoredNames, stagedFolder, swapFolders } from "./swap-folders.ts";

export type Restored = {
  manifest: Manifest;
  /** Folder in which what was there before is kept; null when nothing was. */
  keptIn: string | null;
};

/**
 * Brings a backup of the embedded database back into a data folder that nobody has open. The file is checked before
 * anything is touched. Throws `BackupError` where the folder is not empty, unless `force`: then what was there is kept
 * in a folder beside it.
 */
export async function restoreEmbedded(
  { dataDir, now }: { dataDir: string; now: Date },
  { file, force }: { file: string; force: boolean },
): Promise<Restored> {
  const manifest = await verifyBackup(file);
  if (manifest.engine !== embeddedEngine) {
    throw new BackupError(
      `${file} holds files of ${manifest.engine}; this version of Waymark embeds ${embeddedEngine}. ` +
        `Bring it back with Waymark ${manifest.version}.`,
    );
  }
  makeDataFolder(dataDir);
  const release = lockDataFolder(dataDir);
  try {
    await finishRestore(dataDir);
    const isFull = await holdsData(dataDir);
    if (isFull && !force) throw notEmpty(dataDir);
    await unpack(file, dataDir);
    const aside = `before-restore-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
    await swapFolders(dataDir, aside);
    if (!isFull) await rm(join(dataDir, aside), { recursive: true, force: true });
    return { manifest, keptIn: isFull ? join(resolve(dataDir), aside) : null };
  } finally {
    release();
  }
}

const notEmpty = (dataDir: string) =>
  new BackupError(
    `The data folder ${resolve(dataDir)} is not empty. Name another one (DATA_DIR=…), or give --force: what is there ` +
      "now is then kept in a folder beside it.",
  );

async function holdsData(dataDir: string): Promise<boolean> {
  for (const name of restoredNames) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    const isEmptyFolder = (await readdir(path).catch(() => ["a file"])).length === 0;
    if (!isEmptyFolder) return true;
  }
  return false;
}

/** Everything beside its place, whole and on the disk. */
async function unpack(file: string, dataDir: string) {
  const staged = join(dataDir, stagedFolder);
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { mode: 0o700 });
  await unpackBackup(file, staged, (path) => /^(pglite\/|uploads\/|secret$)/.test(path));
  for (const name of ["secret", "pglite/PG_VERSION", "pglite/global/pg_control", "pglite/backup_label"]) {
    if (!existsSync(join(staged, name)))
      throw new BackupError(`${file} has no ${name}: nothing was changed.`);
  }
  await stamp(staged);
  await flushTree(staged);
}
