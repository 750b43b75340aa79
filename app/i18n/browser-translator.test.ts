import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { browserTranslator } from "#app/i18n/browser-translator.ts";
import { i18nOptions } from "#app/i18n/config.ts";
import { resources } from "#app/i18n/resources.server.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { locales } from "#contract/primitives.ts";

/** Every path of a catalogue; forms for numbers by their common name. */
function pathsOf(texts: object, before = ""): string[] {
  return Object.entries(texts).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner === "object" && inner !== null) return pathsOf(inner, `${before}${name}.`);
    return before + name.replace(/_(one|many|other)$/, "");
  });
}

/** Values that a text may swallow wrongly: marks of replacing, of placeholders, of HTML; nothing at all. */
const values = ["Ana", "$& $1", "{{name}}", "<b>&amp;</b>", 7, null, undefined];
const counts = [0, 1, 1.5, 2, 5, 21, 1_000_000];
const given = [
  ...values.map((value) => ({ value, count: 3 })),
  ...counts.map((count) => ({ value: "Ana", count })),
];

const isText = (texts: object, path: string) =>
  typeof path.split(".").reduce((inner, name) => (inner as Record<string, object>)[name] ?? {}, texts) ===
  "string";

describe.each(locales)("every text in %s", (locale) => {
  const ours = browserTranslator(locale, resources[locale]);
  const library = createInstance({
    ...i18nOptions,
    lng: locale,
    resources: { [locale]: resources[locale] },
    parseMissingKeyHandler: () => "",
    initAsync: false,
  });
  void library.init();

  test.each(Object.entries(resources[locale]))("%s is read as the library reads it", (namespace, texts) => {
    const holes = [...JSON.stringify(texts).matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);
    const options = [
      {},
      ...given.map(({ value, count }) => ({
        ...Object.fromEntries(holes.map((name) => [name, value])),
        count,
      })),
    ];
    const [browser, server, their] = [ours, translatorFor(locale), library].map((each) => {
      const t = each.getFixedT(locale, namespace as "translation") as unknown as (
        ...given: unknown[]
      ) => unknown;
      return [...new Set(pathsOf(texts))].flatMap((path) =>
        // Without a number the common name of its forms may be that of a group.
        options.flatMap((values) =>
          "count" in values || isText(texts, path) ? [[path, values, t(path, values)]] : [],
        ),
      );
    });
    expect(browser).toEqual(their);
    expect(server).toEqual(their);
  });
});

test("a text of another namespace is named before a colon", () => {
  const translator = browserTranslator("en", { shell: { a: "A" }, kit: { b: { c: "C" } } });
  const exists = (key: string) => translator.exists(key);
  const t = translator.getFixedT("en", "kit" as "translation") as (key: string) => string;
  expect([t("b.c"), t("shell:a"), t("kit:b.c"), t("a")]).toEqual(["C", "A", "C", ""]);
  expect([exists("a"), exists("kit:b.c"), exists("kit:b"), exists("kit:b.d")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("texts that come later are read by who asked before", () => {
  const translator = browserTranslator("en", {});
  const t = translator.getFixedT("en", "kit" as "translation") as (key: string) => string;
  expect([translator.hasResourceBundle("en", "kit"), t("b")]).toEqual([false, ""]);
  translator.addResourceBundle("en", "kit", { b: "B" });
  expect([translator.hasResourceBundle("en", "kit"), t("b")]).toEqual([true, "B"]);
});
