import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import type { Call } from "#api/http/context.ts";
import { type Invoice, invoicesOf } from "#api/domain/money/book.ts";
import { statusOf } from "#api/domain/money/present-book.ts";
import { markOverpaid } from "#api/modules/money/invoices/mark-overpaid.ts";
import type { FileLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { writeCredit } from "#api/modules/money/ledger/write-credit.ts";
import { writeInvoice } from "#api/modules/money/ledger/write-invoice.ts";
import type { CreditReason, PaymentMethod } from "#contract/money/ledger-words.ts";

/** What is kept of a deed besides its amounts. */
export type DeedDetails = {
  method?: PaymentMethod;
  reference?: string;
  note?: string;
  reason?: CreditReason;
  /** The file at the other end of a transfer. */
  otherFileId?: number;
  /** The number of the invoice that the deed is about. */
  of?: string | null;
};

/**
 * Writes what a deed did to the book of a file: the document that it issued, where its invoices stand now, and its entry
 * of the ledger. In the transaction that holds the file. Answers the name of the document; null where none was issued.
 */
export async function keepDeed(
  tx: Tx,
  ledger: FileLedger,
  details: DeedDetails,
  call: Pick<Call, "now" | "account">,
): Promise<string | null> {
  const { book, documents } = ledger;
  const now = call.now();
  const isKnown = new Set([...documents.invoices, ...documents.credits].map(({ number }) => number));
  const idOf = new Map(documents.invoices.map(({ id, number }) => [number, id]));
  const issued = book.documents.find(({ number }) => !isKnown.has(number));
  const bill = issued?.type === "invoice" ? await writeInvoice(tx, ledger, issued, now) : null;
  const credit = issued?.type === "credit_note" ? await writeCredit(tx, ledger, issued, details, now) : null;
  await moveInvoices(tx, ledger, now);
  const entry = book.ledger.at(-1);
  if (!entry || book.ledger.length !== documents.entries.length + 1) {
    throw new Error("A deed of money is one entry of the ledger");
  }
  await tx.insert(accountTransaction).values({
    fileId: ledger.fileId,
    brandId: ledger.billing.brandId,
    agencyId: ledger.billing.agencyId,
    seq: book.ledger.length,
    date: entry.date,
    type: entry.type,
    valueCents: entry.value,
    balanceCents: entry.balance,
    invoiceId: bill?.id ?? idOf.get(details.of ?? null) ?? null,
    creditNoteId: credit?.id ?? null,
    otherFileId: details.otherFileId ?? null,
    method: details.method ?? null,
    reference: details.reference ?? "",
    note: details.note ?? "",
    createdBy: call.account?.id ?? null,
    createdAt: now,
  });
  await markOverpaid(tx, ledger.fileId, now);
  return (bill ?? credit)?.uid ?? null;
}

/** Writes where invoices stand that were issued before, as far as the deed moved them. */
async function moveInvoices(tx: Tx, { book, documents }: FileLedger, now: Date): Promise<void> {
  for (const row of documents.invoices) {
    const after = invoicesOf(book).find(({ number }) => number === row.number);
    if (!after || isSame(row, after)) continue;
    await tx
      .update(invoice)
      .set({ ...standingOf(after), updatedAt: now, lockVersion: sql`${invoice.lockVersion} + 1` })
      .where(eq(invoice.id, row.id));
  }
}

type Moving = { creditedCents: number; writtenOffCents: number; allocatedCents: number };

function isSame(row: Moving, { credited, writtenOff, allocated }: Invoice): boolean {
  return (
    row.creditedCents === credited && row.writtenOffCents === writtenOff && row.allocatedCents === allocated
  );
}

/** The columns of an invoice that move after it was issued. */
export function standingOf(invoiceNow: Invoice): Moving & { status: ReturnType<typeof statusOf> } {
  return {
    status: statusOf(invoiceNow),
    creditedCents: invoiceNow.credited,
    writtenOffCents: invoiceNow.writtenOff,
    allocatedCents: invoiceNow.allocated,
  };
}
