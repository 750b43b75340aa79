import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { readRepositoryFile, repositoryRoot } from "#tests/support/repository.ts";
import { valueImports } from "#tests/support/value-imports.ts";

const loadedLater = /\bimport\(\s*"([^"]+)"\s*\)|\bnew URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g;

type Look = (path: string) => { hash: string; targets: string[] };

/**
 * What a file loads of the repository, itself included: by import, later by `import()`, and by address (worker
 * threads). What is imported as a type alone does not matter.
 */
export function closureOf(file: string, look: Look = lookUp()): string[] {
  const closure = new Set([file]);
  // A set goes on to what is added while it is walked through.
  for (const path of closure) for (const target of look(path).targets) closure.add(target);
  return [...closure].toSorted();
}

/** For each file one hash over the contents of all that it loads. */
export function closureHashes(files: readonly string[]): Record<string, string> {
  const look = lookUp();
  return Object.fromEntries(
    files.map((file) => {
      const lines = closureOf(file, look).map((path) => `${path} ${look(path).hash}\n`);
      return [file, sha1(lines.join(""))];
    }),
  );
}

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex");

/** Reads each file once. */
function lookUp(): Look {
  const known = new Map<string, ReturnType<Look>>();
  return (path) => {
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    const content = readRepositoryFile(path);
    const targets = /\.(?:tsx?|mjs)$/.test(path) ? [...valueImports(path), ...later(path, content)] : [];
    const found = { hash: sha1(content), targets: targets.filter(isFile) };
    known.set(path, found);
    return found;
  };
}

function later(path: string, content: string): string[] {
  return [...content.matchAll(loadedLater)].flatMap(([, imported, address]) => {
    const target = imported ?? address ?? "";
    if (target.startsWith("#")) return [target.slice(1)];
    return target.startsWith(".") ? [posix.join(dirname(path), target)] : [];
  });
}

function isFile(path: string): boolean {
  const place = join(repositoryRoot, path);
  return !path.startsWith("..") && existsSync(place) && statSync(place).isFile();
}
