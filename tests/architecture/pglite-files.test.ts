import { existsSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { moduleFiles, pgliteFiles } from "#tests/support/pglite-files.ts";

it("each module of the API has a file that npm test runs on PGlite too", () => {
  const modules = readdirSync("api/modules", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(Object.keys(moduleFiles).toSorted()).toEqual(modules.toSorted());
});

it("the files that npm test runs on PGlite are there", () => {
  const missing = pgliteFiles.filter((file) => !file.includes("*") && !existsSync(file));
  expect(missing).toEqual([]);
});
