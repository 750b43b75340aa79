import { dirname, posix } from "node:path";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

const statement = /^(?:import|export)\s+(type\s)?([^;"]*?)\s*from\s*"([^"]+)"|^import\s*"([^"]+)"/gm;

/** What a file imports as values, as paths of the repository; types alone and packages are left out. */
export function valueImports(path: string): string[] {
  return [...readRepositoryFile(path).matchAll(statement)].flatMap(([, isType, names = "", from, alone]) => {
    const target = from ?? alone ?? "";
    if (isType !== undefined || onlyTypes(names)) return [];
    if (target.startsWith("#")) return [target.slice(1)];
    return target.startsWith(".") ? [posix.join(dirname(path), target)] : [];
  });
}

/** `{ type A, type B }`. */
function onlyTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const each = (listed ?? "").split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
  return each.length > 0 && each.every((name) => name.startsWith("type "));
}

/** By folder below a place, the folders that its files import values from; tests are left out. */
export function folderImports(place: string): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of repositoryFiles(place)) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$|\/testing\//.test(path)) continue;
    const folder = dirname(path);
    const known = folders.get(folder) ?? new Set();
    for (const target of valueImports(path)) {
      if (target.startsWith(`${place}/`) && dirname(target) !== folder) known.add(dirname(target));
    }
    folders.set(folder, known);
  }
  return folders;
}

/** Folders that reach themselves through others, each group once, in order of their names. */
export function circlesOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]));
  const inCircle = [...imports.keys()].filter((folder) => reach.get(folder)?.has(folder));
  const groups = new Map<string, string[]>();
  for (const folder of inCircle.toSorted()) {
    const first = inCircle
      .toSorted()
      .find((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder));
    groups.set(first ?? folder, [...(groups.get(first ?? folder) ?? []), folder]);
  }
  return [...groups.values()];
}

function reachedFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(imports.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return seen;
}
