import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { z } from "zod";

/** The backup cannot be made, read or brought back. The message says why and what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Bytes of the file before the archive: a line that names the format, the manifest, and spaces. */
export const headBytes = 4096;
const firstLine = "waymark-backup 1";

const Manifest = z.object({
  /** Of Waymark. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  kind: z.enum(["pglite", "postgres"]),
  /** Version of the database server, or of the embedded one. */
  engine: z.string(),
  /** When the newest migration of its tables was made, as drizzle numbers them. */
  migration: z.number(),
  /** Tells two secrets apart without telling them. */
  secret: z.string(),
  /** Of everything behind the head. */
  sha256: z.string(),
  bytes: z.number(),
});

/** What a backup says about itself at its beginning. */
export type Manifest = z.infer<typeof Manifest>;

export function fingerprintOf(secret: string): string {
  return createHash("sha256").update(`waymark backup ${secret}`).digest("hex").slice(0, 16);
}

export function headOf(manifest: Manifest): Buffer {
  const text = Buffer.from(`${firstLine}\n${JSON.stringify(manifest)}\n`);
  if (text.length > headBytes) throw new RangeError("The manifest is longer than the head of a backup");
  return Buffer.concat([text, Buffer.alloc(headBytes - text.length, " ")]);
}

/** Reads the head. Throws `BackupError` for a file that is missing or no backup of this format. */
export async function readManifest(file: string): Promise<Manifest> {
  const head = await firstBytes(file);
  const [name, text = ""] = head.split("\n");
  if (name?.startsWith("waymark-backup ") && name !== firstLine) {
    throw new BackupError(`${file} was made by a newer Waymark (${name}). Bring it back with that version.`);
  }
  try {
    if (name === firstLine) return Manifest.parse(JSON.parse(text));
  } catch {
    // The head is damaged: said below.
  }
  throw new BackupError(`${file} is no whole backup of Waymark: its beginning does not say so.`);
}

async function firstBytes(file: string): Promise<string> {
  try {
    const handle = await open(file, "r");
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
      return buffer.toString("utf8", 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new BackupError(
      code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
    );
  }
}
