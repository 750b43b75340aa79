import { createRequire, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { buildImage } from "./image.mjs";
import { keyOf } from "./inode.mjs";

/*
 * Stands beneath a program (`node --import`) and remembers of the folder CUT_FOLDER what was brought to the disk: the
 * content of each file and the names of each folder, as they were when a flush of it began, from when that flush
 * ended. Now and then, in the middle of what the program does, it writes an image: what a disk could hold if the power
 * went in that moment. CUT_IMAGES names the folder for them, CUT_COUNT how many, CUT_SEED the random numbers.
 */
const fs = createRequire(import.meta.url)("node:fs");
const plain = { ...fs };
const {
  CUT_FOLDER: folder = "",
  CUT_IMAGES: images = "",
  CUT_COUNT: count = "",
  CUT_SEED: seed = "",
} = process.env;

/** By inode: the bytes, or for a folder the names and their inodes. */
const flushed = { files: new Map(), folders: new Map() };
const random = randomFrom(Number(seed));
/** What the program says it has acknowledged; it calls this. */
const acknowledged = [];
globalThis.acknowledge = (number) => acknowledged.push(number);
/** For a program that says itself when: nothing but what was flushed is left. */
globalThis.cutPower = () => cut(0);

const newest = new Map();
let flushes = 0;
let taken = 0;
let inside = false;
let next = performance.now() + random() * 300;

/** The power may go before any step. */
function moment() {
  if (inside || taken >= Number(count) || performance.now() < next || !plain.existsSync(folder)) return;
  // On a slow machine the start alone would take them all.
  if (acknowledged.length === 0 && taken >= Number(count) / 4) return;
  // From nothing but what was flushed, to nearly everything that was written.
  cut([0, 0.2, 0.5, 0.9][taken % 4]);
  next = performance.now() + 20 + random() * 250;
}

function cut(luck) {
  inside = true;
  const image = join(images, String(taken));
  takeImage(image, luck);
  // There as a whole or not at all: the test ends this process as soon as it sees the last one.
  plain.writeFileSync(`${image}.draft`, JSON.stringify({ luck, acknowledged }));
  plain.renameSync(`${image}.draft`, `${image}.json`);
  taken += 1;
  inside = false;
}

/** A file may be renamed in another thread while the folder is read: then the image is made anew. */
function takeImage(image, luck) {
  for (;;) {
    try {
      buildImage({ folder, image, flushed, luck, random });
      return;
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
      plain.rmSync(image, { recursive: true, force: true });
    }
  }
}

/** What a flush of this open file will have saved; answers how to say that it has. */
function capture(handle) {
  const path = plain.readlinkSync(`/proc/self/fd/${handle}`);
  if (path !== folder && !path.startsWith(`${folder}/`)) return () => undefined;
  const stat = plain.fstatSync(handle, { bigint: true });
  const content = stat.isDirectory() ? namesOf(path) : bytesOf(handle, Number(stat.size));
  const kept = stat.isDirectory() ? flushed.folders : flushed.files;
  const key = keyOf(stat);
  const begun = ++flushes;
  return () => {
    // One that began earlier may end later.
    if ((newest.get(key) ?? 0) > begun) return;
    newest.set(key, begun);
    kept.set(key, content);
  };
}

/** A file may be renamed in another thread while its folder is read: then the folder is read again. */
function namesOf(path) {
  for (;;) {
    const names = plain.readdirSync(path);
    const stats = names.map((name) =>
      plain.lstatSync(join(path, name), { bigint: true, throwIfNoEntry: false }),
    );
    if (stats.every(Boolean)) return new Map(names.map((name, at) => [name, keyOf(stats[at])]));
  }
}

function bytesOf(handle, size) {
  const bytes = Buffer.alloc(size);
  // A second handle: the program's own may be for writing only.
  const reader = plain.openSync(`/proc/self/fd/${handle}`, "r");
  plain.readSync(reader, bytes, 0, size, 0);
  plain.closeSync(reader);
  return bytes;
}

function randomFrom(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const steps = [
  "writeSync",
  "openSync",
  "renameSync",
  "unlinkSync",
  "ftruncateSync",
  "truncateSync",
  "writeFileSync",
];
for (const name of [...steps, "open", "write", "rename", "close", "closeSync"]) {
  fs[name] = (...given) => {
    moment();
    return plain[name](...given);
  };
}
for (const name of ["fsyncSync", "fdatasyncSync"]) {
  fs[name] = (handle) => {
    moment();
    const saved = capture(handle);
    plain[name](handle);
    saved();
    moment();
  };
}
for (const name of ["fsync", "fdatasync"]) {
  fs[name] = (handle, done) => {
    moment();
    const saved = capture(handle);
    plain[name](handle, (error) => {
      if (!error) saved();
      done(error);
    });
  };
}
const probe = await fs.promises.open(process.execPath);
const handles = Object.getPrototypeOf(probe);
await probe.close();
for (const name of ["sync", "datasync"]) {
  const original = handles[name];
  handles[name] = async function flush() {
    moment();
    const saved = capture(this.fd);
    await original.call(this);
    saved();
    moment();
  };
}
syncBuiltinESMExports();
