import { de } from "#api/texts/de.ts";
import { en, type ApiTexts } from "#api/texts/en.ts";
import { es } from "#api/texts/es.ts";
import { fr } from "#api/texts/fr.ts";
import { it } from "#api/texts/it.ts";
import { numberFormatter } from "#contract/formatters.ts";
import { Locale, type TranslatedText } from "#contract/primitives.ts";

const all: Record<Locale, ApiTexts> = { en, de, es, it, fr };

export function textsIn(locale: Locale): ApiTexts {
  return all[locale];
}

/** One of our texts as records keep it, in every language. */
export function inAllLanguages(pick: (texts: ApiTexts) => string): TranslatedText {
  return { en: pick(en), de: pick(de), es: pick(es), it: pick(it), fr: pick(fr) };
}

/** Puts values into the `{{name}}` places of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * A text that says at its `{{wait}}` for how long, in its language's form for that number: in seconds up to two minutes,
 * in whole minutes up to two hours, else in whole hours, never too short.
 */
export function fillWait(text: string, seconds: number, locale: Locale): string {
  const [unit, length] = seconds <= 120 ? ["second", 1] : seconds <= 7200 ? ["minute", 60] : ["hour", 3600];
  const formatter = numberFormatter(locale, { style: "unit", unit, unitDisplay: "long" });
  return fill(text, { wait: formatter.format(Math.ceil(seconds / length)) });
}

/** The best of our languages for an `Accept-Language` header; English when none fits. */
export function localeFrom(header: string | undefined): Locale {
  const wishes = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(";q=");
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight ? Number(weight) || 0 : 1 };
    })
    .toSorted((one, other) => other.weight - one.weight);
  for (const { language } of wishes) {
    const known = Locale.safeParse(language);
    if (known.success) return known.data;
  }
  return "en";
}
