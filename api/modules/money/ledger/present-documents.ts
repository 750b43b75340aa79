import type { Summary } from "#api/domain/money/present-book.ts";
import { codeOf } from "#api/modules/money/ledger/documents-book.ts";
import type { FileDocuments, IssuedCredit, IssuedInvoice } from "#api/modules/money/ledger/read-documents.ts";
import type { CreditNote, Invoice, LedgerEntry } from "#contract/money/invoices.ts";
import type { MoneySums } from "#contract/money/sums.ts";

type DocumentRow = { description: string; amountCents: number; taxCode: string; gstCents: number };

/** An invoice as its readers have it; a draft has nothing open. */
export function presentInvoice(row: IssuedInvoice, today: string): Invoice {
  const { uid, number, kind, status, currency, language } = row;
  const open =
    number === null ? 0 : row.totalCents - row.creditedCents - row.writtenOffCents - row.allocatedCents;
  return {
    uid,
    number,
    kind,
    status,
    issue_date: row.issueDate,
    due_date: row.dueDate,
    currency,
    language,
    bill_to: row.billTo,
    lines: row.lines.map((line) => ({
      ...presentLine(line),
      date_from: line.dateFrom,
      date_to: line.dateTo,
      qty: line.qty,
    })),
    total_cents: row.totalCents,
    gst_cents: row.gstCents,
    net_ex_cents: row.netExCents,
    credited_cents: row.creditedCents,
    written_off_cents: row.writtenOffCents,
    allocated_cents: row.allocatedCents,
    open_cents: open,
    overdue: open > 0 && row.dueDate < today,
    drawn_up_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A credit note as its readers have it. */
export function presentCredit(row: IssuedCredit, { invoices }: FileDocuments): CreditNote {
  const { uid, number, currency, language, reason, note } = row;
  return {
    uid,
    number,
    of: invoices.find(({ id }) => id === row.invoiceId)?.number ?? "",
    issue_date: row.issueDate,
    currency,
    language,
    reason,
    note,
    bill_to: row.billTo,
    lines: row.lines.map(presentLine),
    total_cents: row.totalCents,
    gst_cents: row.gstCents,
  };
}

/** An entry of the ledger as its readers have it. */
export function presentEntry(
  entry: FileDocuments["entries"][number],
  { invoices, credits }: FileDocuments,
): LedgerEntry {
  const credit = credits.find(({ id }) => id === entry.creditNoteId);
  const invoice = invoices.find(({ id }) => id === entry.invoiceId);
  return {
    seq: entry.seq,
    date: entry.date,
    type: entry.type,
    value_cents: entry.valueCents,
    balance_cents: entry.balanceCents,
    number: credit?.number ?? invoice?.number ?? null,
    method: entry.method,
    reference: entry.reference,
  };
}

/** The sums of a file as answers of the API have them. */
export function presentSums(sums: Summary): MoneySums {
  return {
    invoiced_cents: sums.invoiced,
    credits_cents: sums.credits,
    received_cents: sums.received,
    written_off_cents: sums.written_off,
    due_cents: sums.due,
    to_bill_cents: sums.to_bill,
    on_account_cents: sums.on_account,
  };
}

function presentLine({ description, amountCents, taxCode, gstCents }: DocumentRow) {
  return { description, amount_cents: amountCents, tax_code: codeOf(taxCode), gst_cents: gstCents };
}
