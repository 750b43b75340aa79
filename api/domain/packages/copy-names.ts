import type { Locale, TranslatedText } from "#contract/primitives.ts";
import { locales } from "#contract/primitives.ts";

const longestName = 120;
const longestReference = 12;

/** A package's name as that of its copy, in each language that it has. */
export function copyName(name: TranslatedText, patternIn: (locale: Locale) => string): TranslatedText {
  const say = (locale: Locale, text: string) =>
    patternIn(locale)
      .replace("{{name}}", () => text)
      .slice(0, longestName)
      .trimEnd();
  const others = locales.flatMap((locale) => {
    const text = name[locale];
    return text ? [[locale, say(locale, text)] as const] : [];
  });
  return { ...Object.fromEntries(others), en: say("en", name.en) };
}

/** What the references of all copies of a package begin with, as far as their length leaves room. */
export function copyStem(ref: string): string {
  const stem = ref.replace(/C\d*$/, "") || ref;
  return stem.slice(0, longestReference - 4);
}

/** The first reference for a copy that is not taken: `SAD5C`, `SAD5C2`, `SAD5C3`; a copy of a copy counts on. */
export function copyReference(ref: string, taken: ReadonlySet<string>): string {
  const stem = copyStem(ref);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? `${stem}C` : `${stem}C${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
