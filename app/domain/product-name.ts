import type { Locale, TranslatedText } from "#contract/primitives.ts";

/** A text in the reader's language, in English where it is missing. */
export function say(text: TranslatedText, locale: Locale): string {
  return text[locale] || text.en;
}

/** How a product is called beside others: by its name and its variant. */
export function sayProduct(
  { name, comment }: { name: TranslatedText; comment: TranslatedText | null },
  locale: Locale,
): string {
  return comment ? `${say(name, locale)} – ${say(comment, locale)}` : say(name, locale);
}
