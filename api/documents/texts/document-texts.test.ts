import { expect, it } from "vitest";
import { locales } from "#contract/primitives.ts";
import { counted, documentTexts, fill } from "./document-texts.ts";

/** Every text of a catalogue by its path. */
function leaves(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

it.each(locales)("has every text and every placeholder in %s", (locale) => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const english = new Map(leaves(documentTexts("en")));
  const texts = leaves(documentTexts(locale));
  expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  for (const [path, text] of texts) {
    expect([path, placeholders(text)]).toEqual([path, placeholders(english.get(path) ?? "")]);
    expect(text === "").toBe(path === ".serviceTypes.SU");
    expect(text).not.toMatch(/[!¡]/);
  }
});

it("fills places and leaves unknown ones alone", () => {
  expect(fill("{a} and {b} and {c}", { a: 1, b: "{a}" })).toBe("1 and {a} and {c}");
});

it("counts in the plural of the language", () => {
  const { nights } = documentTexts("fr").itinerary;
  expect([0, 1, 2].map((count) => counted("fr", nights, count))).toEqual(["0 nuit", "1 nuit", "2 nuits"]);
  expect(counted("en", documentTexts("en").itinerary.nights, 0)).toBe("0 nights");
});
