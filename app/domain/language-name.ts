import type { Locale } from "#contract/primitives.ts";

/** A language as readers of another one call it: `inglese` to an Italian. */
export function languageName(language: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? language;
}
