import { splitAmount } from "#api/domain/pricing/largest-remainder.ts";
import { type Book, type Charge, type DocumentLine, isSomething, keptOf, sumOf } from "./book.ts";
import type { TaxCode } from "./history-shapes.ts";
import { bpsOf, spreadTax } from "./tax.ts";

/** One line per charge that is not 0; those of a tax code share the tax of their sum. */
export function linesOfCharges(book: Book): DocumentLine[] {
  const charges = book.charges.filter(({ cents }) => cents !== 0);
  const lines = charges.map(({ line, cents, taxCode }) => ({ ref: line, tax_code: taxCode, cents, gst: 0 }));
  for (const code of codesOf(charges)) {
    const ofCode = lines.filter(({ tax_code: its }) => its === code);
    const taxes = spreadTax(
      ofCode.map(({ cents }) => cents),
      bpsOf(code, book.brand),
    );
    ofCode.forEach((line, index) => {
      line.gst = taxes[index] ?? 0;
    });
  }
  return lines;
}

/** One line per tax code, each with the share that its charges have in the file; a share of 0 has none. */
export function linesOfDeposit(book: Book, cents: number): DocumentLine[] {
  const charges = book.charges.filter((charge) => charge.cents !== 0);
  const codes = codesOf(charges);
  const shares = splitAmount(
    cents,
    codes.map((code) => chargedOf(charges, code)),
  );
  return codes.flatMap((code, index) => {
    const share = shares[index] ?? 0;
    const [gst = 0] = spreadTax([share], bpsOf(code, book.brand));
    return share === 0 ? [] : [{ ref: "deposit", tax_code: code, cents: share, gst }];
  });
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
