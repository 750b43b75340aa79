import { countryCodes } from "#app/domain/country-codes.ts";
import type { Locale } from "#contract/primitives.ts";

export type CountryChoice = { code: string; name: string };

/** Known in the trade by a shorter name than the official one. */
const shortlyNamed = new Set(["HK", "MO", "PS"]);

const choices = new Map<Locale, readonly CountryChoice[]>();

/**
 * All countries by the names that readers of a language give them, in its alphabet. Pages get them from their loader:
 * browsers know other names for some, and a page must not change when it comes alive.
 */
export function countryChoices(locale: Locale): readonly CountryChoice[] {
  const known = choices.get(locale);
  if (known) return known;
  const named = countryCodes.map((code) => ({ code, name: nameOf(code, locale) }));
  const sorted = named.toSorted((one, other) => one.name.localeCompare(other.name, locale));
  choices.set(locale, sorted);
  return sorted;
}

/** The names of those countries alone whose codes are given, by code; what is no country is left out. */
export function countryNames(codes: Iterable<string>, locale: Locale): Record<string, string> {
  const wanted = new Set(codes);
  const found = countryChoices(locale).filter(({ code }) => wanted.has(code));
  return Object.fromEntries(found.map(({ code, name }) => [code, name]));
}

function nameOf(code: string, locale: Locale): string {
  const style = shortlyNamed.has(code) ? "short" : "long";
  return new Intl.DisplayNames([locale], { type: "region", style }).of(code) ?? code;
}
