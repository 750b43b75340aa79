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
import { makeDataFolder } from "#api/data-folder.ts";
import { EnvironmentError } from "#api/env.ts";
import { flushFolderNow } from "#api/flush.ts";

const leastCharacters = 32;

/**
 * The secret that signs cookies and links: `SESSION_SECRET`, else one made at the first start and kept in the
 * data folder, so that sessions and links outlive a restart. Throws `EnvironmentError` for a file that holds none.
 */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const file = join(dataDir, "secret");
  return readSecret(file) ?? makeSecret(file, dataDir);
}

function readSecret(file: string): string | null {
  const kept = contentOf(file);
  if (kept === null) return null;
  if (kept.length < leastCharacters) {
    throw new EnvironmentError(
      `The secret in ${resolve(file)} has ${kept.length} characters; it needs at least ${leastCharacters}. It signs ` +
        "sessions and links: put the file back from a backup. Without one remove the file. The next start then makes " +
        "a new secret, everybody has to sign in again, and links that were sent open nothing any more.",
    );
  }
  closeToOthers(file);
  return kept;
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
function makeSecret(file: string, dataDir: string): string {
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
    const theirs = readSecret(file);
    if (theirs === null) throw error;
    return theirs;
  } finally {
    rmSync(draft, { force: true });
  }
  flushFolderNow(dataDir);
  return made;
}
