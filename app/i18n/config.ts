import { locales, type Locale } from "#contract/primitives.ts";

export const fallbackLocale: Locale = "en";

/** Options that server and browser share. Texts are plain, so React escapes them. */
export const i18nOptions = {
  supportedLngs: [...locales],
  fallbackLng: fallbackLocale,
  defaultNS: "shell",
  interpolation: { escapeValue: false },
};
