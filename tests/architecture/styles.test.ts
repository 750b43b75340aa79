import { expect, test } from "vitest";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

/** Folders whose pages have style sheets of their own. */
const apart = new Set(["routes/quote", "routes/traveller"]);

test("whatever names classes in the portals is read for their style sheet", () => {
  const sheet = readRepositoryFile("app/styles/portal.css");
  const sources = [...sheet.matchAll(/^@source "\.\.\/([^"]+)";$/gm)].flatMap(([, source]) => source ?? []);
  const left = [...sheet.matchAll(/^@source not "\.\.\/([^"]+)";$/gm)].flatMap(([, source]) => source ?? []);
  expect(new Set(left)).toEqual(apart);
  const unread = repositoryFiles("app")
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .filter((file) => /\bclassName=|\bcn\(|\bcva\(/.test(readRepositoryFile(file)))
    .filter(
      (file) => !sources.some((source) => file === `app/${source}` || file.startsWith(`app/${source}/`)),
    );
  expect(unread).toEqual([]);
});
