import { expect, test } from "vitest";
import { repositoryFiles } from "#tests/support/repository.ts";
import { apiFiles, serverFiles, unitFiles } from "#tests/support/test-projects.ts";

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
  const projects = [unitFiles, apiFiles, serverFiles].map((globs) => globs.map(asPattern));
  const files = repositoryFiles().filter((file) => /\.test\.tsx?$/.test(file));
  const runBy = (file: string) => projects.filter((globs) => globs.some((glob) => glob.test(file))).length;
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => runBy(file) !== 1)).toEqual([]);
});

test("what a browser tries is in tests/e2e", () => {
  const specs = repositoryFiles().filter((file) => /\.spec\.tsx?$/.test(file));
  expect(specs.filter((file) => !file.startsWith("tests/e2e/"))).toEqual([]);
});
