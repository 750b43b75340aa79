import type { i18n } from "i18next";
import { i18nOptions } from "#app/i18n/config.ts";
import { fillText, type TextValues } from "#app/i18n/fill-text.ts";

/**
 * Reads our catalogues as the library does, of which a page in the browser needs a thirtieth: a text by namespace and
 * path, its form for a number, its placeholders. A text that is on its way is better missing than shown by its name,
 * so it is empty. `browser-translator.test.ts` compares both over every text.
 */
export function browserTranslator(language: string, namespaces: Record<string, unknown>): i18n {
  const bundles = new Map(Object.entries(namespaces));
  const plurals = new Intl.PluralRules(language);

  const find = (key: string, namespace: string): string | undefined => {
    const colon = key.indexOf(":");
    const bundle = bundles.get(colon < 0 ? namespace : key.slice(0, colon));
    const text = key
      .slice(colon + 1)
      .split(".")
      .reduce<unknown>((texts, name) => (isTexts(texts) ? texts[name] : undefined), bundle);
    return typeof text === "string" ? text : undefined;
  };

  const getFixedT =
    (_language: unknown, namespace: string = i18nOptions.defaultNS) =>
    (key: string, values: TextValues = {}): string => {
      const { count } = values;
      const ofNumber =
        typeof count === "number" ? find(`${key}_${plurals.select(count)}`, namespace) : undefined;
      return fillText(ofNumber ?? find(key, namespace) ?? "", values);
    };

  const translator = {
    language,
    getFixedT,
    exists: (key: string) => find(key, i18nOptions.defaultNS) !== undefined,
    hasResourceBundle: (_language: string, namespace: string) => bundles.has(namespace),
    getResourceBundle: (_language: string, namespace: string) => bundles.get(namespace),
    addResourceBundle: (_language: string, namespace: string, texts: unknown) =>
      bundles.set(namespace, texts),
  };
  // The library's type has much more; this is what the app asks of it.
  return translator as unknown as i18n;
}

function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
