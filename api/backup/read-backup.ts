import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { once } from "node:events";
import { Parser, Unpack, type ReadEntry } from "tar";
import { BackupError, headBytes, readManifest, type Manifest } from "./manifest.ts";

/** Reads the whole file once and answers its manifest. Throws `BackupError` when a single byte is not as it was written. */
export async function verifyBackup(file: string): Promise<Manifest> {
  const manifest = await readManifest(file);
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file, { start: headBytes }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  if (bytes !== manifest.bytes) {
    throw new BackupError(
      `${file} is not whole: it should have ${manifest.bytes + headBytes} bytes and has ${bytes + headBytes}.`,
    );
  }
  if (hash.digest("hex") !== manifest.sha256) {
    throw new BackupError(`${file} is damaged: its content is not what was written. Take another backup.`);
  }
  return manifest;
}

/** Unpacks those files of a backup that `wanted` names into a folder, for their owner alone. */
export async function unpackBackup(
  file: string,
  folder: string,
  wanted: (path: string) => boolean,
): Promise<void> {
  const ownerOnly = (entry: ReadEntry) => {
    entry.mode = entry.type === "Directory" ? 0o700 : 0o600;
  };
  const filter = (path: string) => wanted(path);
  await feed(file, new Unpack({ cwd: folder, strict: true, noMtime: true, onReadEntry: ownerOnly, filter }));
}

/** Hands the files of a backup to `take`, one after the other; it must read each to its end. */
export async function eachEntry(
  file: string,
  take: (path: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  let taking: Promise<void> = Promise.resolve();
  const onReadEntry = (entry: ReadEntry) => {
    taking = taking.then(() => take(entry.path, entry));
    taking.catch((error: unknown) => parser.abort(error instanceof Error ? error : new Error(String(error))));
  };
  const parser = new Parser({ strict: true, onReadEntry });
  try {
    await feed(file, parser);
  } catch (error) {
    // What went wrong with an entry says more than that reading was broken off.
    await taking;
    throw error;
  }
  await taking;
}

async function feed(file: string, parser: Parser): Promise<void> {
  const closed = once(parser, "close");
  closed.catch(() => undefined);
  for await (const chunk of createReadStream(file, { start: headBytes }) as AsyncIterable<Buffer>) {
    if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), closed]);
  }
  parser.end();
  await closed;
}
