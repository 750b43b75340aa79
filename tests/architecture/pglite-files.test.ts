import { existsSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { moduleFiles, pgliteFiles } from "#tests/support/pglite-files.ts";

it("each module of the API has a file that npm test runs on PGlite too", () => {
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
  const modules = foldersIn("api/modules").flatMap((area) =>
    foldersIn(`api/modules/${area}`).map((name) => `${area}/${name}`),
  );
  expect(Object.keys(moduleFiles).toSorted()).toEqual(modules.toSorted());
});

it("the files that npm test runs on PGlite are there", () => {
  const missing = pgliteFiles.filter((file) => !file.includes("*") && !existsSync(file));
  expect(missing).toEqual([]);
});
