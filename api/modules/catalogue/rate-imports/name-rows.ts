import type { RowTrouble } from "#api/domain/rate-sheets/row-reader.ts";
import type { SheetRow } from "#api/domain/rate-sheets/rows.ts";
import { withoutAccents } from "#api/domain/rate-sheets/letters.ts";
import type { NamedOption, NamedRow, Reason } from "#api/modules/catalogue/rate-imports/plan-shapes.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import { fill } from "#api/texts/texts.ts";
import type { ColumnOf } from "#api/domain/rate-sheets/sheet-columns.ts";
import { priceKeys, type PriceKey } from "#contract/catalogue/rates/rate-words.ts";
import type { Locale } from "#contract/primitives.ts";

/** Finds the product of each row, by its code or by its name in any language, and says in words what is wrong. */
export function nameRows(
  rows: readonly SheetRow[],
  options: readonly NamedOption[],
  columns: ColumnOf,
  locale: Locale,
): NamedRow[] {
  const texts = rateImportTextsIn(locale);
  const known = namesOf(options);
  return rows.map((sheet) => {
    const reasons = sheet.troubles.map((trouble) => inWords(trouble, locale));
    if (sheet.product === null) return { sheet, option: null, reasons };
    const [option, ...others] = known.get(withoutAccents(sheet.product)) ?? [];
    const column = columns.product ?? null;
    if (!option)
      return refused(sheet, reasons, {
        column,
        text: fill(texts.productUnknown, { product: sheet.product }),
      });
    if (others.length > 0) {
      return refused(sheet, reasons, {
        column,
        text: fill(texts.productSeveral, { product: sheet.product }),
      });
    }
    return { ...withKeys({ ...sheet, prices: sheet.prices }, option, columns, locale, reasons), option };
  });
}

function refused(sheet: SheetRow, reasons: Reason[], reason: Reason): NamedRow {
  return { sheet, option: null, reasons: [...reasons, reason] };
}

function inWords({ code, column, value }: RowTrouble, locale: Locale): Reason {
  return { column, text: fill(rateImportTextsIn(locale).troubles[code], { value }) };
}

/** The products by everything that they are called, without accents and in small letters. */
function namesOf(options: readonly NamedOption[]): Map<string, NamedOption[]> {
  const names = new Map<string, NamedOption[]>();
  for (const option of options) {
    const { code, name, comment } = option;
    const own = Object.values(name).filter((text) => text !== "");
    const both = Object.entries(name).flatMap(([locale, text]) => {
      const more = comment?.[locale as Locale] ?? "";
      return more === "" ? [] : [`${text} ${more}`, `${text}, ${more}`, `${text} (${more})`];
    });
    for (const text of new Set([code, code.slice(11), ...own, ...both].map(withoutAccents))) {
      names.set(text, [...(names.get(text) ?? []), option]);
    }
  }
  return names;
}

/** A price without a name is that of the whole thing where a product is sold whole, and of nothing elsewhere. */
function withKeys(
  sheet: SheetRow,
  { basis }: NamedOption,
  columns: ColumnOf,
  locale: Locale,
  reasons: Reason[],
): Pick<NamedRow, "sheet" | "reasons"> {
  const texts = rateImportTextsIn(locale);
  const own: readonly PriceKey[] = priceKeys[basis];
  const wrong: Reason[] = [];
  const prices = sheet.prices.map((price) => {
    const key = price.key ?? (own.length === 1 ? "each" : null);
    if (key === null)
      wrong.push({ column: columns.key ?? price.column, text: fill(texts.troubles.keyMissing, {}) });
    else if (!own.includes(key)) wrong.push({ column: price.column, text: texts.keyWrong });
    return { ...price, key };
  });
  return { sheet: { ...sheet, prices }, reasons: [...reasons, ...wrong] };
}
