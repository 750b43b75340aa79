import type { Locale } from "#contract/primitives.ts";
import { isWhole } from "#tests/support/sampled.ts";

/** How a page is looked at. */
export type Look = { locale: Locale; theme: "light" | "dark"; width: 1280 | 360 };

/** German more often than others: its words are the longest. Seven, two and three meet in every way. */
const locales = ["de", "en", "fr", "de", "es", "it", "de"] as const;
const themes = ["light", "dark"] as const;
const widths = [1280, 360, 1280] as const;

const every = ["en", "de", "es", "it", "fr"] as const satisfies Locale[];

/**
 * The looks of the page at this place in the table: one, in which its neighbours differ. `EVERY_CASE=1` adds the other
 * theme, `EVERY_LANGUAGE=1` the other languages.
 */
export function looksOf(place: number): Look[] {
  const [locale, theme, width] = [turn(locales, place), turn(themes, place), turn(widths, place)];
  const own: Look = { locale, theme, width };
  const inBoth: Look[] = isWhole
    ? [own, { ...own, theme: turn(themes, place + 1), width: other(width) }]
    : [own];
  if (process.env["EVERY_LANGUAGE"] !== "1") return inBoth;
  const others = every.filter((one) => one !== locale);
  return [
    ...inBoth,
    ...others.map((one, index): Look => ({
      locale: one,
      theme: turn(themes, place + index),
      width: other(width),
    })),
  ];
}

const other = (width: Look["width"]): Look["width"] => (width === 360 ? 1280 : 360);

function turn<T>(all: readonly [T, ...T[]], place: number): T {
  return all[place % all.length] ?? all[0];
}
