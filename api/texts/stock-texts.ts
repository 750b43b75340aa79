import type { ChangeProblem } from "#api/domain/stock/change-stock.ts";
import { de } from "#api/texts/stock/de.ts";
import { en } from "#api/texts/stock/en.ts";
import { es } from "#api/texts/stock/es.ts";
import { fr } from "#api/texts/stock/fr.ts";
import { it } from "#api/texts/stock/it.ts";
import type { Locale } from "#contract/primitives.ts";

/** What is said of stock: why days cannot be changed, and which. */
export type StockTexts = Record<
  | ChangeProblem
  | ("past" | "tooLong" | "noDay" | "tooManyDays" | "unknownProduct" | "unknownAgency")
  | ("nothingSaid" | "nothing" | "stale" | "tooOften" | "moreDays"),
  string
>;

const all: Record<Locale, StockTexts> = { en, de, es, it, fr };

/** What is said of stock, in a language. */
export function stockTextsIn(locale: Locale): StockTexts {
  return all[locale];
}
