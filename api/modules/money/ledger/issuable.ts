import { applyDeed } from "#api/domain/money/apply-deed.ts";
import { invoicesOf } from "#api/domain/money/book.ts";
import type { InvoiceDeed } from "#api/domain/money/history-shapes.ts";
import type { FileLedger } from "#api/modules/money/ledger/file-ledger.ts";
import type { IssuableInvoice } from "#contract/money/invoices.ts";
import { AskedInvoiceKind } from "#contract/money/deeds.ts";

/** What an invoice of each kind would come to if it were issued today, or why none can be. */
export function issuableOf(ledger: FileLedger): IssuableInvoice[] {
  return AskedInvoiceKind.options.map((kind): IssuableInvoice => {
    const book = structuredClone(ledger.book);
    const deed = deedOf(ledger, { kind, cents: null, due_date: null });
    // Nothing is issued by looking, so that no number is given.
    const refusal = applyDeed(book, deed, () => "~");
    const [issued] = invoicesOf(book).slice(-1);
    if (refusal !== null || !issued) return { kind, possible: false, refusal: refusal ?? "NOTHING_TO_BILL" };
    return { kind, possible: true, total_cents: issued.total, gst_cents: issued.gst, due_date: issued.due };
  });
}

type Asked = { kind: AskedInvoiceKind; cents: number | null; due_date: string | null };

/** An invoice as the rules of money are asked for it: of today, and of the agreed deposit where none is named. */
export function deedOf(ledger: FileLedger, { kind, cents, due_date: due }: Asked): InvoiceDeed {
  const asked = kind === "deposit" ? (cents ?? ledger.depositCents) : null;
  return { deed: "invoice", on: ledger.today, kind, cents: asked, due };
}
