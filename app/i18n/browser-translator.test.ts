import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { browserTranslator } from "#app/i18n/browser-translator.ts";
import { i18nOptions } from "#app/i18n/config.ts";
import { resources } from "#app/i18n/resources.server.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { locales } from "#contract/primitives.ts";

/** Every text of a catalogue by its path, what is written there; the forms for numbers by their common name. */
function textsIn(texts: object, before = "", found = new Map<string, string[]>()) {
  for (const [name, inner] of Object.entries(texts) as [string, unknown][]) {
    const path = before + name.replace(/_(one|many|other)$/, "");
    if (typeof inner === "object" && inner !== null) textsIn(inner, `${path}.`, found);
    else found.set(path, [...(found.get(path) ?? []), String(inner)]);
  }
  return found;
}

/** Values that a text may swallow wrongly: marks of replacing, of placeholders, of HTML; nothing at all. */
const values = ["Ana", "$& $1", "{{name}}", "<b>&amp;</b>", 7, null, undefined];
const counts = [0, 1, 1.5, 2, 5, 21, 1_000_000];
const given = [
  ...values.map((value) => ({ value, count: 3 })),
  ...counts.map((count) => ({ value: "Ana", count })),
];

/** What a text is filled with: all that is given where it has holes or forms, else one of them. */
function valuesFor(forms: readonly string[]) {
  const holes = [...forms.join().matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);
  const those = holes.length > 0 || forms.length > 1 ? given : given.slice(0, 1);
  return those.map(({ value, count }) => ({
    ...Object.fromEntries(holes.map((name) => [name, value])),
    count,
  }));
}

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
    const asked = [...textsIn(texts)].flatMap(([path, forms]) => {
      // Without a number the common name of its forms may be that of a group.
      const alone = isText(texts, path) ? [{}] : [];
      return [...alone, ...valuesFor(forms)].map((values) => ({ path, values }));
    });
    const [browser, server, their] = [ours, translatorFor(locale), library].map((each) => {
      const t = each.getFixedT(locale, namespace as "translation") as unknown as (
        ...given: unknown[]
      ) => unknown;
      return asked.map(({ path, values }) => ({ path, values, text: t(path, values) }));
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
