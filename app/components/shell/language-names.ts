import type { Locale } from "#contract/primitives.ts";

/** The languages by their own names, in the order of the language chooser. */
export const languageNames = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  it: "Italiano",
  fr: "Français",
} as const satisfies Record<Locale, string>;

/** The same as pairs, for lists. */
export const languages = [
  ["en", languageNames.en],
  ["de", languageNames.de],
  ["es", languageNames.es],
  ["it", languageNames.it],
  ["fr", languageNames.fr],
] as const satisfies readonly (readonly [Locale, string])[];
