import { existsSync } from "node:fs";
import { join } from "node:path";
import { embeddedEngine, stamp } from "#api/db/pglite-folder.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import { verifyBackup } from "./read-backup.ts";
import { restoreFolder } from "./restore-folder.ts";

/** What a backup of the embedded database brings back, by its name in the data folder. */
const replaced = ["pglite", "pglite.version", "uploads", "secret"];

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
  const keptIn = await restoreFolder({ dataDir, replaced, file, force, now }, async (staged) => {
    for (const name of ["secret", "pglite/PG_VERSION", "pglite/global/pg_control", "pglite/backup_label"]) {
      if (!existsSync(join(staged, name)))
        throw new BackupError(`${file} has no ${name}: nothing was changed.`);
    }
    await stamp(staged);
  });
  return { manifest, keptIn };
}
