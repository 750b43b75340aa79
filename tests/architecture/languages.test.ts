import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { linesMatching, repositoryFiles, repositoryRoot } from "#tests/support/repository.ts";

const languages = ["en", "de", "es", "it", "fr"];
const others = languages.filter((language) => language !== "en");
const catalogues = "app/i18n/locales";

/** `de/status.ts` → `status.ts`. */
const filesOf = (language: string) =>
  repositoryFiles(`${catalogues}/${language}`).map((path) => path.slice(`${catalogues}/${language}/`.length));

/** Folders of the API that hold one file per language. */
const apiTexts = repositoryFiles("api")
  .filter((path) => path.endsWith("/texts/en.ts"))
  .map((path) => path.slice(0, -"/en.ts".length));

/** Files of one language that stand outside the catalogue folders. */
const wordsOf = (language: string) => apiTexts.map((folder) => `${folder}/${language}.ts`);

const pairs = [
  ...filesOf("en")
    .filter((file) => !/^(area-|registry)/.test(file))
    .map((file) => ({
      english: `${catalogues}/en/${file}`,
      of: (language: string) => `${catalogues}/${language}/${file}`,
    })),
  ...apiTexts.map((folder) => ({
    english: `${folder}/en.ts`,
    of: (language: string) => `${folder}/${language}.ts`,
  })),
];

test("the catalogues are the five languages and nothing else", () => {
  const found = new Set(repositoryFiles(catalogues).map((path) => path.split("/")[3]));
  expect(found).toEqual(new Set(languages));
});

test.each(others)("%s has the same catalogue files as English", (language) => {
  expect(filesOf(language).sort()).toEqual(filesOf("en").sort());
});

describe.each(pairs)("$english", ({ english, of }) => {
  test.each(others)("says the same in %s: same keys, same placeholders, nothing empty", async (language) => {
    const [wanted, given] = await Promise.all([textsOf(english), textsOf(of(language))]);
    expect([...new Set([...given.keys()].map(singular))].sort()).toEqual(
      [...new Set([...wanted.keys()].map(singular))].sort(),
    );
    for (const [key, text] of given) {
      const source = wanted.get(key) ?? wanted.get(`${singular(key)}_other`);
      expect({ key, holes: holesOf(text) }).toEqual({ key, holes: holesOf(source) });
      expect({ key, empty: text === "" }).toEqual({ key, empty: source === "" });
    }
  });
});

/** French keeps its double signs and quotation marks at the word: a line must not begin or end with one alone. */
test.each(pairs)("$english in French breaks no line before a sign", async ({ of }) => {
  const loose = [...(await textsOf(of("fr")))].filter(([, text]) => /\S [:;?!»](?!\S)|« /.test(String(text)));
  expect(loose).toEqual([]);
});

/** Straight apostrophes belong to code. */
test.each(pairs)("$english in French and Italian has apostrophes of print", async ({ of }) => {
  const texts = await Promise.all(["fr", "it"].map((language) => textsOf(of(language))));
  const straight = texts.flatMap((all) => [...all].filter(([, text]) => /\p{L}'\p{L}/u.test(String(text))));
  expect(straight).toEqual([]);
});

/** Without the form that a number takes in a language, people would read the name of the text. */
describe.each(languages)("every text with a number in %s", (language) => {
  const files = [
    ...filesOf(language).map((file) => `${catalogues}/${language}/${file}`),
    ...wordsOf(language),
  ];
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

  test.each(files)("has each form that the language has: %s", async (path) => {
    const keys = [...(await textsOf(path)).keys()];
    const plurals = new Set(keys.filter((key) => key.endsWith("_other")).map(singular));
    for (const stem of plurals) {
      const given = keys.filter((key) => singular(key) === stem && key !== stem);
      const forms = given.map((key) => key.slice(stem.length + 1)).toSorted();
      expect({ stem, forms }).toEqual({ stem, forms: wanted });
    }
  });
});

/** Languages differ in how many plural forms they have: `nights_one` and `nights_many` are one text. */
function singular(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "");
}

/** The placeholders of a text; a singular may do without the number. */
function holesOf(text: unknown): string[] {
  if (typeof text !== "string") return [];
  const holes = [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((match) => match[1]!)
    .filter((name) => name !== "count");
  return [...new Set(holes)].sort();
}

/** Every text of a catalogue by its path, whatever its exports are called. */
async function textsOf(path: string): Promise<Map<string, unknown>> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(repositoryRoot, path));
  return new Map(Object.values(module).flatMap((value) => flatten(value, "")));
}

function flatten(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** The one word for the consultant stands in docs/glossary.md; these are the others that had crept in. */
const otherConsultants = {
  de: /\b(Reise)?berater|Sachbearbeit|"Zuständig/i,
  es: /\bgestor(?! de contraseñas)|agente de reservas|"Responsable …"/i,
  it: /addetto alla pratica|"Responsabile …"/i,
  fr: /chargé de dossier|"Responsable …"/i,
};

test.each(Object.entries(otherConsultants))(
  "%s has one word for the consultant everywhere",
  (locale, others) => {
    const files = [...repositoryFiles(`app/i18n/locales/${locale}`), ...wordsOf(locale)];
    expect(linesMatching(files, others)).toEqual([]);
  },
);
