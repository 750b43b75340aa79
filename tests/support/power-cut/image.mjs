import { createRequire } from "node:module";
import { join } from "node:path";
import { keyOf } from "./inode.mjs";

const fs = { ...createRequire(import.meta.url)("node:fs") };
/** Disks write so much at once or not at all. */
const pageBytes = 4096;

/**
 * Writes to `image` what a disk could hold of `folder` after a power cut: of what was flushed everything, of what was
 * written since then each page, each size and each name as luck will have it.
 */
export function buildImage({ folder, image, flushed, luck, random }) {
  const live = liveTree(folder);
  const fates = new Map();
  /** Whether what happened to this file's name since the last flush has reached the disk; a rename does whole. */
  const arrived = (key) => {
    if (!fates.has(key)) fates.set(key, random() < luck);
    return fates.get(key);
  };
  const parts = { live, flushed, arrived, chance: () => random() < luck };
  writeFolder(parts, live.root, image);
}

function liveTree(folder) {
  const files = new Map();
  const folders = new Map();
  const walk = (path) => {
    const key = keyOf(fs.lstatSync(path, { bigint: true }));
    const names = new Map();
    folders.set(key, names);
    for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      const child = entry.isDirectory() ? walk(inside) : keyOf(fs.lstatSync(inside, { bigint: true }));
      if (entry.isFile()) files.set(child, inside);
      names.set(entry.name, child);
    }
    return key;
  };
  return { root: walk(folder), files, folders };
}

function writeFolder(parts, key, target) {
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const [name, child] of namesAfter(parts, key)) {
    const path = join(target, name);
    const isFolder = parts.live.folders.has(child) || parts.flushed.folders.has(child);
    if (isFolder) writeFolder(parts, child, path);
    else fs.writeFileSync(path, contentAfter(parts, child), { mode: 0o600 });
  }
}

function namesAfter({ live, flushed, arrived }, key) {
  const before = flushed.folders.get(key) ?? new Map();
  const now = live.folders.get(key) ?? before;
  const names = new Map();
  for (const [name, child] of before) if (now.get(name) === child || !arrived(child)) names.set(name, child);
  for (const [name, child] of now) if (before.get(name) === child || arrived(child)) names.set(name, child);
  return names;
}

function contentAfter({ live, flushed, chance }, key) {
  const before = flushed.files.get(key) ?? Buffer.alloc(0);
  const path = live.files.get(key);
  const now = path === undefined ? before : fs.readFileSync(path);
  if (now.equals(before)) return before;
  const size = now.length === before.length || chance() ? now.length : before.length;
  const after = Buffer.alloc(size);
  for (let at = 0; at < size; at += pageBytes) {
    const was = before.subarray(at, at + pageBytes);
    const is = now.subarray(at, at + pageBytes);
    (was.equals(is) || !chance() ? was : is).copy(after, at);
  }
  return after;
}
