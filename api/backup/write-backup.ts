import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { access, link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import { Header, Pack, ReadEntry } from "tar";
import { flushFolder } from "#api/disk/flush.ts";
import { BackupError, headBytes, headOf, type Manifest } from "./manifest.ts";

/** Takes what a backup holds, one thing after the other. */
export type Archive = {
  /** Exactly `size` bytes of `content`; what it has less is filled up with zeros. */
  file: (path: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>;
  folder: (path: string) => Promise<void>;
};

/** What only the finished copy knows of itself is put in here. */
type Facts = Omit<Manifest, "sha256" | "bytes">;

/**
 * Writes a backup under a name of its own and gives it its right one once it is whole and on the disk, for its owner
 * alone. `fill` puts everything into the archive and answers what it is. Throws `BackupError` when the file is there
 * already, unless `force`.
 */
export async function writeBackup(
  file: string,
  { force }: { force: boolean },
  fill: (archive: Archive) => Promise<Facts>,
): Promise<Manifest> {
  if (!force) await refuseExisting(file);
  const draft = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    const { facts, ...sums } = await pack(draft, fill);
    const manifest = { ...facts, ...sums };
    await writeHead(draft, manifest);
    await giveName(draft, file, force);
    return manifest;
  } finally {
    await rm(draft, { force: true });
  }
}

async function refuseExisting(file: string) {
  const there = await access(file).then(
    () => true,
    () => false,
  );
  if (there) throw existing(file);
}

const existing = (file: string) =>
  new BackupError(`${file} is there already. Choose another name, or give --force.`);

async function pack(draft: string, fill: (archive: Archive) => Promise<Facts>) {
  const output = createWriteStream(draft, { flags: "wx", mode: 0o600, start: headBytes });
  await once(output, "open").catch((error: unknown) => {
    throw new BackupError(
      `${dirname(draft)} takes no file: ${error instanceof Error ? error.message : "unknown"}`,
    );
  });
  const hash = createHash("sha256");
  const archive = new Pack({ gzip: { level: 6 }, portable: true });
  let bytes = 0;
  archive.on("data", (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
    if (output.write(chunk)) return;
    archive.pause();
    output.once("drain", () => archive.resume());
  });
  archive.on("end", () => output.end());
  const written = finished(output);
  const facts = await Promise.race([
    fill({ file: addFile(archive), folder: addFolder(archive) }),
    failureOf(written),
  ]);
  archive.end();
  await written;
  return { facts, sha256: hash.digest("hex"), bytes };
}

/** A disk that is full ends the copy at once; a stream that ends well says nothing. */
function failureOf(written: Promise<void>): Promise<never> {
  return new Promise((_, reject) => {
    written.catch(reject);
  });
}

const addFile =
  (archive: Pack): Archive["file"] =>
  async (path, size, content) => {
    const entry = new ReadEntry(new Header({ path, size, mode: 0o600, type: "File", mtime: new Date(0) }));
    const done = new Promise((resolve) => entry.once("end", resolve));
    archive.add(entry);
    let left = size;
    const put = async (bytes: Uint8Array) => {
      const taken = Buffer.from(bytes.subarray(0, left));
      left -= taken.length;
      if (taken.length > 0 && !entry.write(taken)) await once(entry, "drain");
    };
    for await (const chunk of content) await put(chunk);
    while (left > 0) await put(new Uint8Array(Math.min(left, 65_536)));
    entry.end();
    await done;
  };

const addFolder =
  (archive: Pack): Archive["folder"] =>
  async (path) => {
    const entry = new ReadEntry(
      new Header({ path, size: 0, mode: 0o700, type: "Directory", mtime: new Date(0) }),
    );
    const done = new Promise((resolve) => entry.once("end", resolve));
    archive.add(entry);
    entry.end();
    await done;
  };

async function writeHead(draft: string, manifest: Manifest) {
  const handle = await open(draft, "r+");
  try {
    await handle.write(headOf(manifest), 0, headBytes, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A link is refused where a name is taken, which a rename is not. */
async function giveName(draft: string, file: string, force: boolean) {
  if (force) await rename(draft, file);
  else {
    await link(draft, file).catch((error: unknown) => {
      throw error instanceof Error && "code" in error && error.code === "EEXIST" ? existing(file) : error;
    });
  }
  await flushFolder(dirname(file));
}
