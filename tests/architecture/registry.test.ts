import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registries, writtenFiles } from "#scripts/registry/registries.ts";
import { writeList } from "#scripts/registry/write-list.ts";
import { readRepositoryFile, repositoryRoot } from "#tests/support/repository.ts";

const wanted = await registries(repositoryRoot);

test("the registries list what lies in the folders; where not: npm run registry", () => {
  const stale = [...wanted].filter(
    ([path, text]) => !existsSync(join(repositoryRoot, path)) || readRepositoryFile(path) !== text,
  );
  const ofNothing = writtenFiles(repositoryRoot).filter((path) => !wanted.has(path));
  expect({ "write them anew": [...stale.map(([path]) => path), ...ofNothing] }, "npm run registry").toEqual({
    "write them anew": [],
  });
});

test("a registry imports what it lists under one name each, and the types that it mentions", () => {
  const from = [
    { path: "a/labels.ts", exported: "menu", name: "labelsMenu" },
    { path: "a/alerts.ts", exported: "alerts", name: "alerts" },
  ];
  const imports = ['import type { One } from "#one.ts";', 'import type { Two } from "#two.ts";'];
  const text = writeList({ name: "all", from, entries: ["labelsMenu", "...alerts"], type: "Two[]", imports });
  expect(text.split("\n").slice(1)).toEqual([
    'import type { Two } from "#two.ts";',
    'import { menu as labelsMenu } from "#a/labels.ts";',
    'import { alerts } from "#a/alerts.ts";',
    "",
    "export const all: Two[] = [",
    "  labelsMenu,",
    "  ...alerts,",
    "];",
    "",
  ]);
});
