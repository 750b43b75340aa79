import { splitAmount } from "#api/domain/pricing/largest-remainder.ts";
import { type Account, type Invoice, leftOf, type MoneyDocument, type Taxed, taxedByCode } from "./book.ts";
import type { TaxCode } from "./history-shapes.ts";
import { type LedgerDeed, replayLedger } from "./replay-ledger.ts";
import { portionOf } from "./tax.ts";

/**
 * What one document, or one payment of it, adds to a tax code on a day. Cents with tax, and the tax in them; what was
 * taken back is negative.
 */
export type GstPart = {
  on: string;
  kind: "billed" | "credited";
  taxCode: TaxCode;
  /** The document that it is of. */
  number: string;
  cents: number;
  gst: number;
  /** The place of the entry of the ledger that moved it, from 1; null where the document itself counts. */
  seq: number | null;
};

/** By the day of the documents: what each has of each tax code. */
export function gstOfDocuments(documents: readonly MoneyDocument[]): GstPart[] {
  return documents.flatMap((document) => {
    const isCredit = document.type === "credit_note";
    const { on, number } = document;
    return [...taxedByCode(document.lines)].map(([taxCode, { cents, gst }]): GstPart => ({
      ...{ on, number, taxCode, seq: null },
      kind: isCredit ? "credited" : "billed",
      cents: isCredit ? 0 - cents : cents,
      gst: isCredit ? 0 - gst : gst,
    }));
  });
}

/**
 * By the day of the payments: whenever an entry of the ledger changes what an invoice has been given, the share of that
 * in what is left of the invoice. Money on account counts on the day on which an invoice is given it, never before the
 * invoice is issued.
 */
export function gstOfPayments(deeds: readonly LedgerDeed[]): GstPart[] {
  const counted = new Map<string, Map<TaxCode, Taxed>>();
  const parts: GstPart[] = [];
  replayLedger(deeds, (book, invoices, { on }, seq) => {
    for (const invoice of invoices) {
      const before = counted.get(invoice.number) ?? new Map<TaxCode, Taxed>();
      const now = paidOf(book, invoice);
      counted.set(invoice.number, now);
      for (const taxCode of new Set([...before.keys(), ...now.keys()])) {
        const cents = (now.get(taxCode)?.cents ?? 0) - (before.get(taxCode)?.cents ?? 0);
        const gst = (now.get(taxCode)?.gst ?? 0) - (before.get(taxCode)?.gst ?? 0);
        if (cents === 0 && gst === 0) continue;
        parts.push({
          on: on > invoice.on ? on : invoice.on,
          kind: (cents === 0 ? gst : cents) > 0 ? "billed" : "credited",
          ...{ taxCode, number: invoice.number, cents, gst, seq },
        });
      }
    }
  });
  return parts;
}

/** What of each tax code of an invoice is paid: its money shared by what is left of each; all that is left once all is paid. */
function paidOf(book: Account, invoice: Invoice): Map<TaxCode, Taxed> {
  const left = [...leftOf(book, invoice)];
  if (invoice.allocated === 0) return new Map();
  const total = invoice.total - invoice.credited;
  const shares = splitAmount(
    invoice.allocated,
    left.map(([, { cents }]) => cents),
  );
  return new Map(
    left.map(([code, { cents, gst }], index) => {
      const paid = shares[index] ?? 0;
      // The tax of a code may stand without cents; it goes with the invoice.
      const share = cents === 0 ? portionOf(gst, invoice.allocated, total) : portionOf(gst, paid, cents);
      return [code, { cents: paid, gst: share }];
    }),
  );
}
