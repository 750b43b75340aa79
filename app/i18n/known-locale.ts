import { fallbackLocale } from "#app/i18n/config.ts";
import { locales, type Locale } from "#contract/primitives.ts";

/** The language that was asked for where we speak it, else the one that everybody gets. */
export function knownLocale(wanted: string | undefined): Locale {
  return locales.find((locale) => locale === wanted) ?? fallbackLocale;
}
