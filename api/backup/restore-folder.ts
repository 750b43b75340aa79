import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeDataFolder } from "#api/disk/data-folder.ts";
import { flushTree } from "#api/db/pglite-folder.ts";
import { lockDataFolder } from "#api/db/pglite-lock.ts";
import { BackupError } from "./manifest.ts";
import { unpackBackup } from "./read-backup.ts";
import { finishRestore, stagedFolder, swapFolders } from "#api/disk/swap-folders.ts";

type What = {
  dataDir: string;
  /** What of the data folder is replaced, and taken out of the backup. */
  replaced: readonly string[];
  file: string;
  force: boolean;
  now: Date;
};

/**
 * Brings what a backup holds of the data folder back, while nobody has the folder open. Everything is unpacked and
 * flushed beside its place before `meanwhile` is called with that folder; only when that ends well it is put in place.
 * Answers the folder in which what was there before is kept, or null when nothing was.
 */
export async function restoreFolder(
  { dataDir, replaced, file, force, now }: What,
  meanwhile: (staged: string) => Promise<void>,
): Promise<string | null> {
  makeDataFolder(dataDir);
  const release = lockDataFolder(dataDir);
  const staged = join(dataDir, stagedFolder);
  try {
    await finishRestore(dataDir);
    const isFull = await holdsAny(dataDir, replaced);
    if (isFull && !force) throw notEmpty(dataDir);
    await rm(staged, { recursive: true, force: true });
    await mkdir(staged, { mode: 0o700 });
    await unpackBackup(file, staged, (path) => replaced.includes(path.split("/")[0] ?? ""));
    await flushTree(staged);
    await meanwhile(staged);
    const aside = `before-restore-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
    await swapFolders(dataDir, { aside, replaced });
    if (isFull) return join(resolve(dataDir), aside);
    await rm(join(dataDir, aside), { recursive: true, force: true });
    return null;
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

const notEmpty = (dataDir: string) =>
  new BackupError(
    `The data folder ${resolve(dataDir)} is not empty. Name another one (DATA_DIR=…), or give --force: what is there ` +
      "now is then kept in a folder beside it.",
  );

async function holdsAny(dataDir: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    const isEmptyFolder = (await readdir(path).catch(() => ["a file"])).length === 0;
    if (!isEmptyFolder) return true;
  }
  return false;
}
