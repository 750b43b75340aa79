import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How a registry begins; what begins so is written anew or removed by the command. */
export const firstLine = "// Written by `npm run registry` from what lies in the folders.";

/** A constant that a registry lists: where it is, what it is called there, and under which name the list imports it. */
export type Listed = { path: string; exported: string; name: string };

/** The TypeScript files directly in a folder, in order of their names; tests and registries are left out. */
export function filesIn(root: string, folder: string): string[] {
  return entriesOf(root, folder)
    .filter((entry) => entry.isFile() && /^(?!registry\b)[a-z\d-]+(\.server)?\.tsx?$/.test(entry.name))
    .map(({ name }) => `${folder}/${name}`);
}

/** The same with all folders below. */
export function filesBelow(root: string, folder: string): string[] {
  const inner = foldersIn(root, folder).flatMap((name) => filesBelow(root, `${folder}/${name}`));
  return [...filesIn(root, folder), ...inner].toSorted();
}

export function foldersIn(root: string, folder: string): string[] {
  return entriesOf(root, folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function entriesOf(root: string, folder: string) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The constants of a file that are called like this. */
export function exportsOf(root: string, path: string, called: string): string[] {
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
  return [...text.matchAll(new RegExp(`^export const (${called})\\b`, "gm"))].flatMap(
    ([, name]) => name ?? [],
  );
}
