import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { InvoiceDocument } from "#api/documents/invoice/invoice-data.ts";
import { presentCredit, presentInvoice } from "#api/modules/money/ledger/present-documents.ts";
import { readDocuments } from "#api/modules/money/ledger/read-documents.ts";
import { letterhead } from "#api/modules/money/papers/letterhead.ts";

/** An issued invoice or credit note of a file as it is printed; null for drafts and those of other files. */
export async function readPaper(tx: Tx, fileId: number, uid: string): Promise<InvoiceDocument | null> {
  const documents = await readDocuments(tx, fileId);
  const invoice = documents.invoices.find((one) => one.uid === uid);
  const credit = documents.credits.find((one) => one.uid === uid);
  if (!invoice && !credit) return null;
  const shared = await readHead(tx, fileId);
  if (credit) {
    const shown = presentCredit(credit, documents);
    const lines = shown.lines.map((line) => ({ ...line, date_from: null, date_to: null, qty: null }));
    const { number, of, bill_to, issue_date, currency, total_cents, gst_cents, reason, note } = shown;
    const facts = { number, of, bill_to, issue_date, currency, total_cents, gst_cents, reason, note };
    return { ...shared, ...facts, kind: "credit_note", locale: shown.language, due_date: null, lines };
  }
  if (!invoice?.number || !invoice.issueDate) return null;
  const { kind, bill_to, due_date, currency, total_cents, gst_cents, lines, language } = presentInvoice(
    invoice,
    invoice.issueDate,
  );
  const facts = { kind, bill_to, due_date, currency, total_cents, gst_cents, lines };
  const { number, issueDate: issue_date } = invoice;
  return { ...shared, ...facts, number, issue_date, of: null, locale: language, reason: null, note: "" };
}

async function readHead(tx: Tx, fileId: number) {
  const [row] = await tx
    .select({
      reference: clientFile.reference,
      name: clientFile.name,
      agency_reference: clientFile.agentReference,
      travel_date: clientFile.travelDate,
      brand: letterhead,
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(eq(clientFile.id, fileId));
  if (!row) throw new Error("A file that was found is gone");
  return row;
}
