import { expect, test } from "vitest";
import { linesMatching, readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

const code = /\.(ts|tsx|mjs|cjs|js|css)$/;
const text =
  /\.(ts|tsx|mjs|cjs|js|css|json|jsonc|md|yaml|yml|typ|svg|sql|sh|html)$|\.ci\/run$|^\.[a-z]+rc(\.json)?$/;

/** As long as what they list: catalogues, migrations, demo data, recorded answers. */
const listings = /^(app\/i18n\/locales|api\/(.+\/)?texts|api\/db\/migrations|api\/demo|tests\/fixtures)\//;

test("no source file is longer than 250 lines, catalogues, migrations, demo data and fixtures excepted", () => {
  const long = repositoryFiles()
    .filter((path) => code.test(path) && !listings.test(path))
    .map((path) => ({ path, lines: readRepositoryFile(path).trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

test("no file names a folder of the machine it was written on", () => {
  // Pieced together, so that this file does not name one either.
  const homes = ["work", "home", "root", "Users", "mnt"].join("|");
  const machinePath = new RegExp(`(^|["'\`\\s(=:])/(${homes})/[\\w.-]+`);
  const files = repositoryFiles().filter((path) => text.test(path) && !path.startsWith("tests/fixtures/"));
  expect(linesMatching(files, machinePath)).toEqual([]);
});

test("the lock and npm's settings name no registry", () => {
  const locks = repositoryFiles().filter((path) => path.endsWith("package-lock.json"));
  expect(linesMatching(locks, /"resolved":/)).toEqual([]);
  expect(linesMatching([".npmrc"], /registry\s*=|\/\/[^:]+:_auth/)).toEqual([]);
});

test("every package is pinned to one exact version", () => {
  const loose = repositoryFiles()
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .flatMap((path) => {
      const { dependencies, devDependencies } = JSON.parse(readRepositoryFile(path));
      return Object.entries<string>({ ...dependencies, ...devDependencies });
    })
    .filter(([, version]) => !/^(npm:[\w./@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

test("names of files and folders are kebab-case and none is a catch-all", () => {
  const folders = ["app", "api", "contract", "drawings", "server", "scripts", "tests", "docs"];
  const names = folders
    .flatMap((folder) => repositoryFiles(folder))
    // Named by the migration tool.
    .filter((path) => !path.startsWith("api/db/migrations/"))
    // Routes of other frameworks, which read their files' names.
    .filter((path) => !/^scripts\/bench\/peers\/(svelte\/src\/routes|next\/app)\//.test(path))
    .flatMap((path) => path.split("/"));
  const odd = names.filter((name) => !/^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(name.replaceAll("_", "-")));
  const vague = names.filter((name) => /^(utils?|helpers?|common|manager|misc)(\.[a-z.]+)?$/.test(name));
  expect([...new Set(odd)].filter((name) => name !== "README.md")).toEqual([]);
  expect([...new Set(vague)]).toEqual([]);
});
