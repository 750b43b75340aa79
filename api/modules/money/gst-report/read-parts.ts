import { and, between, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction, creditNote } from "#api/db/schema/ledger.ts";
import { type GstPart, gstOfDocuments, gstOfPayments } from "#api/domain/money/gst-parts.ts";
import {
  readCreditNotes,
  readInvoices,
  readLedgers,
  type ReportedDocument,
} from "#api/modules/money/gst-report/read-documents.ts";
import type { GstBasis, GstEntry } from "#contract/money/gst-report.ts";

/** Which days of which brand a report is about, and what counts in it. */
export type Period = { brandId: number; from: string; to: string; basis: GstBasis };

/** A part of the report with the document that it is of. */
export type ReportedPart = GstPart & {
  document: ReportedDocument;
  movedBy: GstEntry["moved_by"];
};

/** Everything that a report is made of, in the order of its days. By the caller's own wall. */
export async function readParts(tx: Tx, period: Period): Promise<ReportedPart[]> {
  const parts =
    period.basis === "documents" ? await partsOfDocuments(tx, period) : await partsOfPayments(tx, period);
  const place = ({ on, number }: GstPart) => `${on} ${number}`;
  return parts.toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0));
}

async function partsOfDocuments(tx: Tx, { brandId, from, to }: Period): Promise<ReportedPart[]> {
  const invoices = await readInvoices(
    tx,
    and(eq(invoice.brandId, brandId), between(invoice.issueDate, from, to)),
  );
  const notes = await readCreditNotes(
    tx,
    and(eq(creditNote.brandId, brandId), between(creditNote.issueDate, from, to)),
  );
  return [...invoices, ...notes].flatMap((document) =>
    gstOfDocuments([document.document]).map((part) => ({ ...part, document, movedBy: null })),
  );
}

/** The ledgers of the files in which something happened on these days are gone through again from their beginning. */
async function partsOfPayments(tx: Tx, { brandId, from, to }: Period): Promise<ReportedPart[]> {
  const files = tx
    .select({ id: accountTransaction.fileId })
    .from(accountTransaction)
    .where(and(eq(accountTransaction.brandId, brandId), between(accountTransaction.date, from, to)));
  const invoices = await readInvoices(tx, inArray(invoice.fileId, files));
  const notes = await readCreditNotes(tx, inArray(creditNote.fileId, files));
  const documents = [...invoices, ...notes];
  const ledgers = await readLedgers(tx, inArray(accountTransaction.fileId, files), documents);
  const ofNumber = new Map(invoices.map((one) => [one.document.number, one]));
  return [...ledgers.values()].flatMap((ledger) =>
    gstOfPayments(ledger).flatMap((part): ReportedPart[] => {
      const document = ofNumber.get(part.number);
      if (!document || part.on < from || part.on > to) return [];
      return [{ ...part, document, movedBy: ledger[(part.seq ?? 0) - 1]?.type ?? null }];
    }),
  );
}
