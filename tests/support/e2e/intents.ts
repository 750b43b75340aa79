import { dirname, join } from "node:path";
import { readdirSync } from "node:fs";
import { readRepositoryFile, repositoryRoot } from "#tests/support/repository.ts";
import type { PageRoute } from "#tests/support/e2e/page-routes.ts";

const known = new Map<string, readonly string[]>();

/** Every word that sources beside a route use as the intent of a form, shown or not at the moment. */
export function intentsOf({ file }: PageRoute): readonly string[] {
  const folder = dirname(`app/${file}`);
  const found = known.get(folder) ?? wordsIn(folder);
  known.set(folder, found);
  return found;
}

const patterns = [
  /intent"?\)?\s*===\s*"([\w:-]+)"/g,
  /name="intent"\s+value="([\w:-]+)"/g,
  /value="([\w:-]+)"\s+name="intent"/g,
  /intent="([\w:-]+)"/g,
  /sent === "([\w:-]+)"/g,
  /case "([\w:-]+)":/g,
];

function wordsIn(folder: string): readonly string[] {
  const files = readdirSync(join(repositoryRoot, folder)).filter((name) => /\.tsx?$/.test(name));
  const source = files.map((name) => readRepositoryFile(`${folder}/${name}`)).join("\n");
  return [
    ...new Set(patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, word]) => word ?? ""))),
  ];
}
