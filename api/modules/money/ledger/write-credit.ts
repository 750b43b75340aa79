import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { creditNote, creditNoteLine } from "#api/db/schema/ledger.ts";
import type { CreditNote } from "#api/domain/money/book.ts";
import type { FileLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { CreditReason } from "#contract/money/ledger-words.ts";

type Details = { reason?: CreditReason; note?: string };

/** Writes a credit note that was issued, addressed as its invoice is. Answers its number and name. */
export async function writeCredit(
  tx: Tx,
  ledger: FileLedger,
  note: CreditNote,
  { reason = "correction", note: words = "" }: Details,
  now: Date,
): Promise<{ id: number; uid: string }> {
  const invoice = ledger.documents.invoices.find(({ number }) => number === note.of);
  if (!invoice) throw new Error("A credit note is of an invoice that was issued");
  const [written] = await tx
    .insert(creditNote)
    .values({
      uid: ulid(now.getTime()),
      number: note.number,
      invoiceId: invoice.id,
      fileId: ledger.fileId,
      brandId: ledger.billing.brandId,
      agencyId: ledger.billing.agencyId,
      issueDate: note.on,
      currency: invoice.currency,
      language: invoice.language,
      reason,
      note: words,
      totalCents: note.total,
      gstCents: note.gst,
      billTo: invoice.billTo,
      createdAt: now,
    })
    .returning({ id: creditNote.id, uid: creditNote.uid });
  if (!written) throw new Error("A credit note was not written");
  const description = fill(textsIn(invoice.language).creditOfInvoice, { number: note.of });
  await tx.insert(creditNoteLine).values(
    note.lines.map((line, index) => ({
      creditNoteId: written.id,
      seq: index + 1,
      description,
      amountCents: line.cents,
      taxCode: line.tax_code,
      gstCents: line.gst,
    })),
  );
  return written;
}
