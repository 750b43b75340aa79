import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { flushFolderNow, foldersAbove } from "#api/disk/flush.ts";

const forOthers = 0o077;
const sticky = 0o1000;

/**
 * Makes the data folder when it is missing, for its owner alone. One of ours that is open to others is closed to them.
 * Throws `EnvironmentError` when it cannot be made or written to.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) makeFolder(resolve(dataDir));
    // A file with this name is told by the attempt to list it.
    readdirSync(dataDir);
    accessSync(dataDir, constants.W_OK);
    if (isOpenToOthers(dataDir) && isOurs(dataDir)) chmodSync(dataDir, 0o700);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new EnvironmentError(
      `The data folder ${resolve(dataDir)} cannot be used (${code}). Let this user write there, or name another ` +
        "folder: DATA_DIR=…",
    );
  }
}

/** Whether other users of the machine can look into the data folder. Systems without such rights say no. */
export function isOpenToOthers(dataDir: string): boolean {
  return process.platform !== "win32" && (statSync(dataDir).mode & forOthers) !== 0;
}

function makeFolder(folder: string) {
  const made = mkdirSync(dirname(folder), { recursive: true }) ?? folder;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const above of foldersAbove(folder, dirname(made))) flushFolderNow(above);
}

/** True for a folder that this user owns and in which we keep things, and not one that is shared on purpose. */
function isOurs(dataDir: string): boolean {
  const { uid, mode } = statSync(dataDir);
  const used = ["pglite", "secret"].some((name) => existsSync(join(dataDir, name)));
  return used && uid === process.getuid?.() && (mode & sticky) === 0;
}
