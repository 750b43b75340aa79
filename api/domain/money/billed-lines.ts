import { documentGst } from "#api/domain/pricing/document-gst.ts";
import { splitAmount } from "#api/domain/pricing/largest-remainder.ts";
import { type Book, type Charge, type DocumentLine, isSomething, keptOf, sumOf } from "./book.ts";
import type { Brand, TaxCode } from "./history-shapes.ts";
import { ratesOfTaxCodes } from "./tax.ts";

/** What is charged, and what the standard tax code carries. */
type Charged = { charges: readonly Charge[]; brand: Pick<Brand, "gst_bps"> };

/** One line per charge that is not 0; those of a tax code share the tax of their sum. */
export function linesOfCharges({ charges, brand }: Charged): DocumentLine[] {
  const billed = charges.filter(({ cents }) => cents !== 0);
  return taxed(
    billed.map(({ line, cents, taxCode }) => ({ ref: line, tax_code: taxCode, cents })),
    brand,
  );
}

/** One line per tax code, each with the share that its charges have in the file; a share of 0 has none. */
export function linesOfDeposit({ charges, brand }: Charged, cents: number): DocumentLine[] {
  const codes = codesOf(charges.filter((charge) => charge.cents !== 0)).filter(
    (code) => chargedOf(charges, code) > 0,
  );
  const shares = splitAmount(
    cents,
    codes.map((code) => chargedOf(charges, code)),
  );
  const lines = codes.flatMap((code, index) => {
    const share = shares[index] ?? 0;
    return share === 0 ? [] : [{ ref: "deposit", tax_code: code, cents: share }];
  });
  return taxed(lines, brand);
}

/** Lines with the tax in them, worked out once for all of a tax code. */
function taxed(
  lines: readonly Omit<DocumentLine, "gst">[],
  { gst_bps: bps }: Charged["brand"],
): DocumentLine[] {
  const rates = ratesOfTaxCodes(bps);
  const { lines: taxes } = documentGst(
    lines.map(({ cents, tax_code }) => ({ gross: cents, tax_code })),
    rates,
  );
  return lines.map((line, index) => ({ ...line, gst: taxes[index] ?? 0 }));
}

/**
 * "Less previously invoiced": what is kept of each tax code, taken off with its tax. Codes in the order of the charges,
 * those that no charge has any more last.
 */
export function linesOfPrevious(book: Book): DocumentLine[] {
  const kept = keptOf(book);
  const charged = codesOf(book.charges.filter(({ cents }) => cents !== 0));
  return [...new Set([...charged, ...kept.keys()])].flatMap((code) => {
    const its = kept.get(code);
    if (its === undefined || !isSomething(its)) return [];
    return [{ ref: "previous", tax_code: code, cents: 0 - its.cents, gst: 0 - its.gst }];
  });
}

/** True where more is kept of some tax code than is charged: what was billed too much is credited first. */
export function isOverBilled(book: Book): boolean {
  return [...keptOf(book)].some(([code, { cents }]) => cents > chargedOf(book.charges, code));
}

/** The tax codes in the order in which the charges first have them. */
function codesOf(charges: readonly Charge[]): TaxCode[] {
  return [...new Set(charges.map(({ taxCode }) => taxCode))];
}

function chargedOf(charges: readonly Charge[], code: TaxCode): number {
  return sumOf(charges, (charge) => (charge.taxCode === code ? charge.cents : 0));
}
