import { and, asc, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { invoice, invoiceLine } from "#api/db/schema/invoice.ts";
import { accountTransaction, creditNote, creditNoteLine } from "#api/db/schema/ledger.ts";
import { user } from "#api/db/schema/user.ts";
import { groupRows } from "#api/domain/group-rows.ts";
import type { InvoiceStatus } from "#contract/money/invoices.ts";

/** What was issued of a file and its ledger, as the caller's wall shows them; in the order in which they came. */
export type FileDocuments = Awaited<ReturnType<typeof readDocuments>>;
export type IssuedInvoice = FileDocuments["invoices"][number];
export type IssuedCredit = FileDocuments["credits"][number];

/** Reads the documents that were issued and the entries of the ledger. */
export async function readDocuments(tx: Tx, fileId: number) {
  const issued = notInArray(invoice.status, unissued);
  return { invoices: await readInvoices(tx, fileId, issued), ...(await readCreditsAndEntries(tx, fileId)) };
}

/** The same for the house, and apart from it what was not issued: drafts, and those that came to nothing. */
export async function readWithDrafts(tx: Tx, fileId: number) {
  const all = await readInvoices(tx, fileId);
  const isIssued = ({ status }: (typeof all)[number]) => !unissued.includes(status);
  return {
    documents: { invoices: all.filter(isIssued), ...(await readCreditsAndEntries(tx, fileId)) },
    drafts: all.filter((one) => !isIssued(one)),
  };
}

const unissued: InvoiceStatus[] = ["Draft", "Void"];

async function readInvoices(tx: Tx, fileId: number, which?: SQL) {
  const invoices = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.fileId, fileId), which))
    .orderBy(asc(invoice.issueDate), asc(invoice.number));
  const lines = invoices.length === 0 ? [] : await linesOfInvoices(tx, idsOf(invoices));
  const ofInvoice = groupRows(lines, "invoiceId");
  return invoices.map((head) => ({ ...head, lines: ofInvoice.get(head.id) ?? [] }));
}

async function readCreditsAndEntries(tx: Tx, fileId: number) {
  const credits = await tx
    .select()
    .from(creditNote)
    .where(eq(creditNote.fileId, fileId))
    .orderBy(asc(creditNote.issueDate), asc(creditNote.number));
  const creditLines = credits.length === 0 ? [] : await linesOfCredits(tx, idsOf(credits));
  const ofCredit = groupRows(creditLines, "creditNoteId");
  return {
    credits: credits.map((head) => ({ ...head, lines: ofCredit.get(head.id) ?? [] })),
    entries: await readEntries(tx, fileId),
  };
}

/** Why entries were made and by whom, by their place in the ledger: for the house alone. */
export async function readEntryNotes(tx: Tx, fileId: number) {
  const rows = await tx
    .select({ seq: accountTransaction.seq, note: accountTransaction.note, by: user.name })
    .from(accountTransaction)
    .leftJoin(user, eq(user.id, accountTransaction.createdBy))
    .where(eq(accountTransaction.fileId, fileId));
  return new Map(rows.map(({ seq, note, by }) => [seq, { note, by }]));
}

function readEntries(tx: Tx, fileId: number) {
  return tx
    .select({
      seq: accountTransaction.seq,
      date: accountTransaction.date,
      type: accountTransaction.type,
      valueCents: accountTransaction.valueCents,
      balanceCents: accountTransaction.balanceCents,
      invoiceId: accountTransaction.invoiceId,
      creditNoteId: accountTransaction.creditNoteId,
      method: accountTransaction.method,
      reference: accountTransaction.reference,
      createdAt: accountTransaction.createdAt,
    })
    .from(accountTransaction)
    .where(eq(accountTransaction.fileId, fileId))
    .orderBy(asc(accountTransaction.seq));
}

function linesOfInvoices(tx: Tx, ids: number[]) {
  return tx
    .select()
    .from(invoiceLine)
    .where(inArray(invoiceLine.invoiceId, ids))
    .orderBy(asc(invoiceLine.invoiceId), asc(invoiceLine.seq));
}

function linesOfCredits(tx: Tx, ids: number[]) {
  return tx
    .select()
    .from(creditNoteLine)
    .where(inArray(creditNoteLine.creditNoteId, ids))
    .orderBy(asc(creditNoteLine.creditNoteId), asc(creditNoteLine.seq));
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
