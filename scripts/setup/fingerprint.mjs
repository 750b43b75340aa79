import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Every file below the entries (files or folders, relative to `root`), with what the file system says about it:
 * `{path: "size:mtime"}`. Tests and documents do not end up in a build, so they are left out.
 */
export function listSources(root, entries) {
  const found = {};
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (!stats.isDirectory()) {
      found[path] = `${stats.size}:${stats.mtimeMs}`;
      return;
    }
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (entry.name.startsWith(".") || /\.test\.tsx?$|\.md$/.test(entry.name)) continue;
      visit(`${path}/${entry.name}`);
    }
  };
  for (const entry of entries) visit(entry);
  return found;
}

/** One hash over names and contents of the listed files. */
export function hashSources(root, sources) {
  const hash = createHash("sha256");
  for (const path of Object.keys(sources).toSorted()) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(root, path)));
    hash.update("\0");
  }
  return hash.digest("hex");
}

/**
 * Whether the stamp describes these sources. Sizes and times are compared first; contents are read only when
 * those differ (a fresh checkout changes every time stamp and nothing else), and the stamp is then brought up
 * to date where the folder can be written.
 */
export function stampMatches(stampFile, root, sources) {
  const stamp = readStamp(stampFile);
  if (stamp === undefined) return false;
  if (sameEntries(stamp.sources, sources)) return true;
  const hash = hashSources(root, sources);
  if (hash !== stamp.hash) return false;
  try {
    writeStamp(stampFile, { hash, sources });
  } catch {
    // A read-only folder keeps its old stamp; the next start compares contents again.
  }
  return true;
}

/** Writes the stamp whole or not at all: a reader never sees half of it. */
export function writeStamp(stampFile, stamp) {
  mkdirSync(dirname(stampFile), { recursive: true });
  const draft = `${stampFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(stamp));
  renameSync(draft, stampFile);
}

function readStamp(stampFile) {
  if (!existsSync(stampFile)) return undefined;
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    return undefined;
  }
}

function sameEntries(left, right) {
  const names = Object.keys(right);
  return names.length === Object.keys(left ?? {}).length && names.every((name) => left[name] === right[name]);
}
