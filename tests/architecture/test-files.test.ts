import { expect, test } from "vitest";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";
import { pgliteFiles } from "#tests/support/pglite-files.ts";
import {
  apiFiles,
  engineFiles,
  leftToTheOther,
  ofOneKind,
  serverFiles,
  unitFiles,
} from "#tests/support/test-projects.ts";

/** `**` stands for any folders, `*` for any part of a name, `{a,b}` for either. */
function asPattern(glob: string): RegExp {
  const source = glob
    .replaceAll(".", "\\.")
    .replaceAll("**/", "(?:.+/)?")
    .replaceAll(/(?<![.)])\*/g, "[^/]*")
    .replaceAll(/\{(\w+),(\w+)\}/g, "(?:$1|$2)");
  return new RegExp(`^${source}$`);
}

test("every test belongs to one project, so that none is left out by its folder", () => {
  const projects = [unitFiles, apiFiles, serverFiles, engineFiles].map((globs) => globs.map(asPattern));
  const files = repositoryFiles().filter((file) => /\.test\.tsx?$/.test(file));
  const runBy = (file: string) => projects.filter((globs) => globs.some((glob) => glob.test(file))).length;
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => runBy(file) !== 1)).toEqual([]);
});

test("what one kind of database leaves to the other is run there, and whoever names files gets them on both", () => {
  const files = repositoryFiles();
  const isRun = (globs: string[]) => (file: string) =>
    files.includes(file) && globs.some((glob) => asPattern(glob).test(file));
  expect(leftToTheOther("postgres", ["run"])).toEqual(ofOneKind.pglite);
  expect(ofOneKind.pglite.filter((file) => !isRun(pgliteFiles)(file))).toEqual([]);
  expect(leftToTheOther("pglite", ["run"])).toEqual(ofOneKind.postgres);
  expect(ofOneKind.postgres.filter((file) => !isRun(apiFiles)(file))).toEqual([]);
  for (const kind of ["pglite", "postgres"])
    expect(leftToTheOther(kind, ["run", "api/db/pglite.test.ts"])).toEqual([]);
});

test("what kills a process in the middle of its work is left to PostgreSQL, which alone can be asked from outside", () => {
  const killing = repositoryFiles().filter(
    (file) => file.startsWith("tests/api/") && readRepositoryFile(file).includes("killInMidWork"),
  );
  expect(killing.length).toBeGreaterThan(2);
  expect(killing.filter((file) => !ofOneKind.postgres.includes(file))).toEqual([]);
});

test("what a browser tries is in tests/e2e", () => {
  const specs = repositoryFiles().filter((file) => /\.spec\.tsx?$/.test(file));
  expect(specs.filter((file) => !file.startsWith("tests/e2e/"))).toEqual([]);
});
