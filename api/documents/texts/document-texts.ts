import { pluralRules } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";
import { de } from "./de.ts";
import { en, type DocumentTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

const texts: Record<Locale, DocumentTexts> = { en, de, es, it, fr };

/** The document texts of one language. */
export function documentTexts(locale: Locale): DocumentTexts {
  return texts[locale];
}

/** Puts values into the places of a text: `fill("Day {number}", { number: 3 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}

/** A counted text in the plural form of the language. */
export function counted(locale: Locale, forms: { one: string; other: string }, count: number): string {
  const form = pluralRules(locale).select(count) === "one" ? forms.one : forms.other;
  return fill(form, { count });
}
