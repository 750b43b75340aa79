import { expect, test } from "vitest";
import { languageName } from "./language-name.ts";

test.each([
  ["en", "de", "Englisch"],
  ["en", "it", "inglese"],
  ["de", "fr", "allemand"],
  ["fr", "es", "francés"],
] as const)("calls %s in %s %s", (language, locale, name) => {
  expect(languageName(language, locale)).toBe(name);
});
