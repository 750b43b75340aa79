import { expect, test } from "vitest";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

/** Every file of the app that one file imports, and what those import. */
function importedBy(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const [, inner] of readRepositoryFile(path).matchAll(/(?:from|import\()\s*"#(app\/[^"]+\.tsx?)"/g)) {
    importedBy(inner!, known);
  }
  return known;
}

test("the kit shows every piece of the interface and every field", () => {
  const shown = importedBy("app/routes/dev/kit.tsx");
  const pieces = ["app/components/ui", "app/forms/fields"].flatMap((folder) => repositoryFiles(folder));
  const forgotten = pieces.filter((path) => /(?<!\.test)\.tsx$/.test(path) && !shown.has(path));
  expect(forgotten).toEqual([]);
});
