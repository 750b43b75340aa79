import { type Book, type Invoice, invoicesOf, keptOf, leftOf } from "./book.ts";
import type { TaxCode } from "./history-shapes.ts";

/** What is to be taken back of one invoice, in cents of each tax code. */
export type CreditNeeded = { invoice: string; amounts: Partial<Record<TaxCode, number>>; cents: number };

/**
 * The credit notes after which no more is kept of any tax code than is charged: of the newest invoices first, so that a
 * deposit is given up last. What was written off cannot be credited as well; then less is taken back.
 */
export function creditsNeeded(book: Book): CreditNeeded[] {
  const excess = excessOf(book);
  return invoicesOf(book)
    .toReversed()
    .flatMap((invoice) => {
      const amounts = takenOf(book, invoice, excess);
      const cents = Object.values(amounts).reduce((sum, each) => sum + each, 0);
      return cents > 0 ? [{ invoice: invoice.number, amounts, cents }] : [];
    });
}

/** What is kept above what is charged, by tax code. */
function excessOf(book: Book): Map<TaxCode, number> {
  const charged = new Map<TaxCode, number>();
  for (const { taxCode, cents } of book.charges) charged.set(taxCode, (charged.get(taxCode) ?? 0) + cents);
  return new Map([...keptOf(book)].map(([code, { cents }]) => [code, cents - (charged.get(code) ?? 0)]));
}

/** Takes as much as there is to take of an invoice, and counts it down. */
function takenOf(book: Book, invoice: Invoice, excess: Map<TaxCode, number>): CreditNeeded["amounts"] {
  const amounts: CreditNeeded["amounts"] = {};
  let room = invoice.total - invoice.credited - invoice.writtenOff;
  for (const [code, { cents: left }] of leftOf(book, invoice)) {
    const cents = Math.min(excess.get(code) ?? 0, left, room);
    if (cents <= 0) continue;
    amounts[code] = cents;
    room -= cents;
    excess.set(code, (excess.get(code) ?? 0) - cents);
  }
  return amounts;
}
