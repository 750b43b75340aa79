import { closeSync, fsyncSync, openSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Systems that do not let a folder be opened, or not be flushed, keep names by themselves. */
const withoutFolders = new Set(["EISDIR", "EPERM", "EINVAL", "EACCES"]);

/** Resolves once the names in a folder (files that were made, renamed or removed there) survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    await flushed(folder, "r");
  } catch (error) {
    if (!withoutFolders.has(codeOf(error))) throw error;
  }
}

/** `flushFolder` for code that cannot wait. */
export function flushFolderNow(folder: string): void {
  try {
    const handle = openSync(folder, "r");
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (!withoutFolders.has(codeOf(error))) throw error;
  }
}

/**
 * Makes a folder for its owner alone, with those above it that are missing. Resolves once its name and the names on the
 * way to it, from the folder `top` on, survive a power cut: also where they were there already, since whoever made
 * them may not have come to flush them, or was killed before.
 */
export async function makeFolders(folder: string, top: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const isAboveTop = made !== undefined && dirname(resolve(made)).length < resolve(top).length;
  for (const at of foldersAbove(folder, isAboveTop ? dirname(made) : top)) await flushFolder(at);
}

/** The folders above one, `top` being the last. */
export function foldersAbove(folder: string, top: string): string[] {
  const above = [dirname(resolve(folder))];
  for (let at = dirname(resolve(folder)); at !== resolve(top) && at !== dirname(at); at = dirname(at))
    above.push(dirname(at));
  return above;
}

/** Resolves once the content of a file survives a power cut. Its name does when its folder was flushed as well. */
export async function flushFile(file: string): Promise<void> {
  await flushed(file, "r+");
}

async function flushed(path: string, flags: string) {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file that only its owner reads and that is there whole or not at all, after a power cut too. `draft` is
 * a name beside it that nobody else uses.
 */
export async function writeWhole(file: string, draft: string, content: Uint8Array | string): Promise<void> {
  try {
    const handle = await open(draft, "w", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushFolder(dirname(file));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
