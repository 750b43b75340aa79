import { and, eq } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { type DocumentLine, type Invoice, sumOf } from "#api/domain/money/book.ts";
import { statusOf } from "#api/domain/money/present-book.ts";
import type { BookedCharge } from "#api/modules/money/invoices/billing.ts";
import {
  insertDrafts,
  lineOfCharge,
  replaceDraft,
  type DraftRows,
} from "#api/modules/money/invoices/write-draft.ts";
import type { FileLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { InvoiceKind } from "#contract/money/invoices.ts";

/**
 * Writes an invoice that was issued: in the place of the draft of the file where there is one, so that what people
 * looked at keeps its name. Answers its number and name.
 */
export async function writeInvoice(
  tx: Tx,
  ledger: FileLedger,
  issued: Invoice,
  now: Date,
): Promise<{ id: number; uid: string }> {
  const rows = rowsOfInvoice(ledger, issued);
  const [draft] = await tx
    .select({ id: invoice.id, uid: invoice.uid })
    .from(invoice)
    .where(and(eq(invoice.fileId, ledger.fileId), eq(invoice.status, "Draft")));
  const uid = draft?.uid ?? ulid(now.getTime());
  if (draft) await replaceDraft(tx, draft.id, rows, now);
  else await insertDrafts(tx, [{ ...rows, uid, at: now }]);
  const [written] = await tx
    .update(invoice)
    .set({
      status: statusOf(issued),
      number: issued.number,
      issueDate: issued.on,
      creditedCents: issued.credited,
      writtenOffCents: issued.writtenOff,
      allocatedCents: issued.allocated,
      updatedAt: now,
    })
    .where(eq(invoice.uid, uid))
    .returning({ id: invoice.id, uid: invoice.uid });
  if (!written) throw new Error("An invoice that was written is gone");
  return written;
}

function rowsOfInvoice(ledger: FileLedger, issued: Invoice): DraftRows {
  const { billing, charges } = ledger;
  return {
    head: {
      fileId: billing.fileId,
      brandId: billing.brandId,
      agencyId: billing.agencyId,
      kind: kindOf(issued, charges),
      dueDate: issued.due,
      currency: billing.currency,
      language: billing.locale,
      totalCents: issued.total,
      gstCents: issued.gst,
      netExCents: issued.total - issued.gst,
      previouslyInvoicedCents: sumOf(issued.lines, ({ ref, cents }) => (ref === "previous" ? 0 - cents : 0)),
      billTo: billing.billTo,
    },
    lines: issued.lines.map((line, index) => ({ seq: index + 1, ...lineOf(ledger, line) })),
  };
}

/** What bills nothing but fees is called so. */
function kindOf({ kind, lines }: Invoice, charges: ReadonlyMap<string, BookedCharge>): InvoiceKind {
  const billed = lines.flatMap(({ ref }) => charges.get(ref) ?? []);
  return kind !== "deposit" && billed.length > 0 && billed.every(({ isFee }) => isFee)
    ? "cancellation"
    : kind;
}

function lineOf({ billing, charges }: FileLedger, { ref, tax_code: taxCode, cents, gst }: DocumentLine) {
  const texts = textsIn(billing.locale);
  const amounts = { amountCents: cents, taxCode, gstCents: gst };
  const charge = charges.get(ref);
  if (charge) return { ...lineOfCharge(charge, billing.locale), ...amounts };
  const description =
    ref === "previous"
      ? texts.invoicePrevious
      : fill(texts.invoiceDeposit, { reference: billing.reference, name: billing.name });
  return { ...amounts, serviceLineId: null, description, dateFrom: null, dateTo: null, qty: 1 };
}
