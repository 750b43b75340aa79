import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { makeDataFolder } from "#api/disk/data-folder.ts";
import { leastKeyLength, type KeyRing } from "#api/domain/key-ring.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { flushFolderNow } from "#api/disk/flush.ts";

/**
 * The secrets that sign cookies and links: those given in the environment, else the lines of a file in the data folder,
 * which gets one at the first start, so that sessions and links outlive a restart. The one in use comes first. Throws
 * `EnvironmentError` for a file that holds none.
 */
export function loadSecrets(given: KeyRing | undefined, dataDir: string): KeyRing {
  if (given) return given;
  const file = join(dataDir, "secret");
  return readSecrets(file) ?? makeSecret(file, dataDir);
}

function readSecrets(file: string): KeyRing | null {
  const kept = contentOf(file);
  if (kept === null) return null;
  const [first = "", ...older] = kept.split(/\s*\n\s*/);
  const short = [first, ...older].find(({ length }) => length < leastKeyLength);
  if (short !== undefined) {
    throw new EnvironmentError(
      `The secret in ${resolve(file)} has ${short.length} characters; it needs at least ${leastKeyLength}. It signs ` +
        "sessions and links: put the file back from a backup. Without one remove the file. The next start then makes " +
        "a new secret, everybody has to sign in again and to set up the second factor anew, and links that were sent " +
        "cannot be shown again.",
    );
  }
  closeToOthers(file);
  return [first, ...older];
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    // A file in the place of the folder is said by whoever makes the folder.
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw new EnvironmentError(
      `The secret in ${resolve(file)} cannot be read (${code}). Let this user read it, or name another folder: DATA_DIR=…`,
    );
  }
}

/** A file of another user stays as it is: its rights are that user's matter. */
function closeToOthers(file: string) {
  const { mode, uid } = statSync(file);
  if (process.platform !== "win32" && (mode & 0o077) !== 0 && uid === process.getuid?.())
    chmodSync(file, 0o600);
}

/** Whole or not there at all, also after a power cut: it appears under its name once it is on the disk. */
function makeSecret(file: string, dataDir: string): KeyRing {
  makeDataFolder(dataDir);
  const made = randomBytes(32).toString("base64url");
  const draft = `${file}.${process.pid}`;
  try {
    const handle = openSync(draft, "w", 0o600);
    writeSync(handle, `${made}\n`);
    fsyncSync(handle);
    closeSync(handle);
    linkSync(draft, file);
  } catch (error) {
    // Another process was quicker; its secret counts.
    const theirs = readSecrets(file);
    if (theirs === null) throw error;
    return theirs;
  } finally {
    rmSync(draft, { force: true });
  }
  flushFolderNow(dataDir);
  return [made];
}
