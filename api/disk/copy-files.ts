import { createReadStream, readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Archive } from "#api/backup/write-backup.ts";

/** Puts a folder of uploads into the archive. What is removed meanwhile is left out; none is ever changed. */
export async function copyUploads(archive: Archive, folder: string): Promise<void> {
  for (const path of await filesBelow(folder)) {
    if (path.endsWith(".part")) continue;
    const source = join(folder, path);
    const size = sizeOf(source);
    if (size !== null) await archive.file(`uploads/${path}`, size, readUpTo(source, size));
  }
}

/** Paths of all files below a folder, in a fixed order; none where it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyWhenMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** The size of a file; null when it is gone. */
export function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

/** So much is read at once: to ask a busy thread for it takes longer than to read it. */
const smallBytes = 128 * 1024;

/** The bytes of a file that others may change: at most `size`, fewer when it was cut off, none when it is gone. */
export async function* readUpTo(file: string, size: number): AsyncGenerator<Uint8Array> {
  try {
    if (size > smallBytes) yield* createReadStream(file, { end: size - 1 }) as AsyncIterable<Uint8Array>;
    else if (size > 0) yield readFileSync(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** A text as the content of a file. */
export async function addText(archive: Archive, path: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await archive.file(path, bytes.length, once(bytes));
}

// An async generator without a wait: archives take nothing else.
// oxlint-disable-next-line require-await
async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function emptyWhenMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
