import { expect, test } from "vitest";
import { usedAreas } from "#app/i18n/used-areas.server.ts";

test("a page uses the areas of the namespaces that it asks for, each once, and always the common one", () => {
  expect(usedAreas([])).toEqual(["core"]);
  expect(usedAreas(["clientFiles", "desk", "shell", "labels"])).toEqual(["core", "files", "content"]);
});

test("words that only the server has are in no area", () => {
  expect(usedAreas(["clientQuote"])).toEqual(["core"]);
});
