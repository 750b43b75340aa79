import type { RowTrouble } from "#api/domain/rate-sheets/row-reader.ts";
import type { SheetRefusal } from "#api/domain/rate-sheets/sheet.ts";
import { de } from "#api/texts/rate-imports/de.ts";
import { en } from "#api/texts/rate-imports/en.ts";
import { es } from "#api/texts/rate-imports/es.ts";
import { fr } from "#api/texts/rate-imports/fr.ts";
import { it } from "#api/texts/rate-imports/it.ts";
import type { Locale } from "#contract/primitives.ts";

/** What is said of rate sheets: why a file is not read, why a row is left out, why an import cannot go on. */
export type RateImportTexts = {
  refusals: Record<SheetRefusal, string>;
  troubles: Record<RowTrouble["code"], string>;
} & Record<
  | (
      | "tooLarge"
      | "tooOften"
      | "unmapped"
      | "fieldTwice"
      | "headerBelow"
      | "nothing"
      | "stale"
      | "over"
      | "waits"
    )
  | ("productUnknown" | "productSeveral" | "keyWrong" | "otherRow" | "differs" | "priceTwice" | "several")
  | ("beyond" | "tooManyRows" | "overlaps" | "used" | "changedSince" | "notApplied"),
  string
>;

const all: Record<Locale, RateImportTexts> = { en, de, es, it, fr };

/** What is said of rate sheets, in a language. */
export function rateImportTextsIn(locale: Locale): RateImportTexts {
  return all[locale];
}
