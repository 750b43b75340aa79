import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { accountTransaction, creditNote, creditNoteLine } from "#api/db/schema/ledger.ts";
import type { CreditNote, Invoice, MoneyDocument } from "#api/domain/money/book.ts";
import type { LedgerDeed } from "#api/domain/money/replay-ledger.ts";
import { codeOf, kindInBook } from "#api/modules/money/ledger/documents-book.ts";

/** An issued document as the rules of money read it, with one line for each tax code, and whose it is. */
export type ReportedDocument = {
  document: MoneyDocument;
  uid: string;
  fileId: number;
  about: { file_uid: string; file_reference: string; file_name: string; agency_name: string };
};

const about = {
  file_uid: clientFile.uid,
  file_reference: clientFile.reference,
  file_name: clientFile.name,
  agency_name: agency.name,
};

/** Invoices that were issued, in the order of their days, with what they have of each tax code: one statement. */
export async function readInvoices(tx: Tx, where: SQL | undefined): Promise<ReportedDocument[]> {
  const rows = await tx
    .select({
      ...{ invoice, about, taxCode: invoiceLine.taxCode },
      cents: sql`sum(${invoiceLine.amountCents})`.mapWith(Number),
      gst: sql`sum(${invoiceLine.gstCents})`.mapWith(Number),
    })
    .from(invoice)
    .innerJoin(invoiceLine, eq(invoiceLine.invoiceId, invoice.id))
    .innerJoin(clientFile, eq(clientFile.id, invoice.fileId))
    .innerJoin(agency, eq(agency.id, invoice.agencyId))
    .where(and(isNotNull(invoice.number), where))
    .groupBy(invoice.id, invoiceLine.taxCode, clientFile.id, agency.id)
    .orderBy(asc(invoice.issueDate), asc(invoice.number), sql`min(${invoiceLine.seq})`);
  return joined(rows, (row): Invoice => ({
    type: "invoice",
    kind: kindInBook(row.invoice.kind),
    number: row.invoice.number ?? "",
    on: row.invoice.issueDate ?? "",
    due: row.invoice.dueDate,
    ...{ lines: [], total: row.invoice.totalCents, gst: row.invoice.gstCents },
    ...{ credited: 0, writtenOff: 0, allocated: 0 },
  }));
}

/** Credit notes in the order of their days, with what they take back of each tax code: one statement. */
export async function readCreditNotes(tx: Tx, where: SQL | undefined): Promise<ReportedDocument[]> {
  const rows = await tx
    .select({
      ...{ invoice: creditNote, about, taxCode: creditNoteLine.taxCode, of: invoice.number },
      cents: sql`sum(${creditNoteLine.amountCents})`.mapWith(Number),
      gst: sql`sum(${creditNoteLine.gstCents})`.mapWith(Number),
    })
    .from(creditNote)
    .innerJoin(creditNoteLine, eq(creditNoteLine.creditNoteId, creditNote.id))
    .innerJoin(invoice, eq(invoice.id, creditNote.invoiceId))
    .innerJoin(clientFile, eq(clientFile.id, creditNote.fileId))
    .innerJoin(agency, eq(agency.id, creditNote.agencyId))
    .where(where)
    .groupBy(creditNote.id, creditNoteLine.taxCode, invoice.id, clientFile.id, agency.id)
    .orderBy(asc(creditNote.issueDate), asc(creditNote.number), sql`min(${creditNoteLine.seq})`);
  return joined(rows, ({ invoice: note, of }): CreditNote => ({
    ...{ type: "credit_note", of: of ?? "", number: note.number, on: note.issueDate },
    ...{ lines: [], total: note.totalCents, gst: note.gstCents },
  }));
}

type Row = {
  invoice: { id: number; uid: string; fileId: number };
  about: ReportedDocument["about"];
  taxCode: string;
  cents: number;
  gst: number;
};

/** One document of the rows that it has, one for each tax code. */
function joined<Each extends Row>(
  rows: readonly Each[],
  documentOf: (row: Each) => MoneyDocument,
): ReportedDocument[] {
  const found = new Map<number, ReportedDocument>();
  for (const row of rows) {
    const { id, uid, fileId } = row.invoice;
    const known = found.get(id) ?? { document: documentOf(row), uid, fileId, about: row.about };
    const line = { ref: "", tax_code: codeOf(row.taxCode), cents: row.cents, gst: row.gst };
    found.set(id, { ...known, document: { ...known.document, lines: [...known.document.lines, line] } });
  }
  return [...found.values()];
}

/** The ledgers of files, each in its order, with the documents that its entries issued. */
export async function readLedgers(
  tx: Tx,
  where: SQL | undefined,
  documents: readonly ReportedDocument[],
): Promise<Map<number, LedgerDeed[]>> {
  const ofUid = new Map(documents.map(({ uid, document }) => [uid, document]));
  const rows = await tx
    .select({
      fileId: accountTransaction.fileId,
      on: accountTransaction.date,
      type: accountTransaction.type,
      value: accountTransaction.valueCents,
      of: { uid: invoice.uid, number: invoice.number },
      credit: creditNote.uid,
    })
    .from(accountTransaction)
    .leftJoin(invoice, eq(invoice.id, accountTransaction.invoiceId))
    .leftJoin(creditNote, eq(creditNote.id, accountTransaction.creditNoteId))
    .where(where)
    .orderBy(asc(accountTransaction.fileId), asc(accountTransaction.seq));
  const ledgers = new Map<number, LedgerDeed[]>();
  for (const { fileId, on, type, value, of, credit } of rows) {
    const uid = type === "credit_note" ? credit : type === "invoice" ? of?.uid : null;
    const deed: LedgerDeed = { on, type, value, of: of?.number ?? null, document: ofUid.get(uid ?? "") };
    const ledger = ledgers.get(fileId);
    if (ledger) ledger.push(deed);
    else ledgers.set(fileId, [deed]);
  }
  return ledgers;
}
