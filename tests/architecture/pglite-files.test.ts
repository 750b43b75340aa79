import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { modules, namedOtherwise, pgliteFiles } from "#tests/support/pglite-files.ts";

it("each module of the API has a file that npm test runs on PGlite too, and each file is there", () => {
  const missing = pgliteFiles.filter((file) => !file.includes("*") && !existsSync(file));
  expect(modules.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

it("a file of another name is named for a module that is there", () => {
  const gone = Object.keys(namedOtherwise).filter((module) => !modules.includes(module));
  expect(gone).toEqual([]);
});
