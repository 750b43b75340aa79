import type { Locale, TranslatedText } from "#contract/primitives.ts";

/** A translated text in one language; English where it is missing. */
export function inLanguage(text: TranslatedText | null, locale: Locale): string | null {
  return text ? text[locale] || text.en : null;
}
