import type { Locale } from "#contract/primitives.ts";

/** Written out: the contract's own list comes with schemas that browsers have no use for. */
export const locales = ["en", "de", "es", "it", "fr"] satisfies Locale[];

export const fallbackLocale: Locale = "en";

/** Options that server and browser share. Texts are plain, so React escapes them. */
export const i18nOptions = {
  supportedLngs: locales,
  fallbackLng: fallbackLocale,
  defaultNS: "shell",
  interpolation: { escapeValue: false },
};
