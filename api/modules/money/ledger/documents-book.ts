import type { Account, CreditNote, DocumentLine, Invoice } from "#api/domain/money/book.ts";
import type { TaxCode as DomainCode } from "#api/domain/money/history-shapes.ts";
import { type Summary, summaryOf } from "#api/domain/money/present-book.ts";
import type { FileDocuments, IssuedCredit, IssuedInvoice } from "#api/modules/money/ledger/read-documents.ts";
import { paidTypes, TaxCode } from "#contract/money/ledger-words.ts";

const isPaid: ReadonlySet<string> = new Set(paidTypes);

/** What was issued and paid, as the rules of money read it. */
export function documentsBook({ invoices, credits, entries }: FileDocuments): Account {
  const numbers = new Map(invoices.map(({ id, number }) => [id, number ?? ""]));
  const received = entries.reduce(
    (sum, { type, valueCents }) => (isPaid.has(type) ? sum - valueCents : sum),
    0,
  );
  const allocated = invoices.reduce((sum, { allocatedCents }) => sum + allocatedCents, 0);
  const notes = credits.map((note) => asCredit(note, numbers.get(note.invoiceId) ?? ""));
  return {
    documents: [...invoices.map(asInvoice), ...notes],
    ledger: entries.map(({ date, type, valueCents, balanceCents }) => ({
      date,
      type,
      value: valueCents,
      balance: balanceCents,
    })),
    received,
    onAccount: received - allocated,
  };
}

/** What a file comes to, was billed and paid: one reckoning for whoever reads it. Cents. */
export function sumsOf(documents: FileDocuments, netCents: number): Summary {
  return summaryOf({ ...documentsBook(documents), net: netCents });
}

/** An issued invoice as the rules of money read it. */
export function asInvoice(row: IssuedInvoice): Invoice {
  return {
    type: "invoice",
    kind: kindInBook(row.kind),
    number: row.number ?? "",
    on: row.issueDate ?? "",
    due: row.dueDate,
    lines: row.lines.map(asLine),
    total: row.totalCents,
    gst: row.gstCents,
    credited: row.creditedCents,
    writtenOff: row.writtenOffCents,
    allocated: row.allocatedCents,
  };
}

/** What bills only fees is a full invoice of them. */
export function kindInBook(kind: IssuedInvoice["kind"]): Invoice["kind"] {
  return kind === "cancellation" ? "full" : kind;
}

function asCredit(row: IssuedCredit, of: string): CreditNote {
  return {
    type: "credit_note",
    of,
    number: row.number,
    on: row.issueDate,
    lines: row.lines.map(asLine),
    total: row.totalCents,
    gst: row.gstCents,
  };
}

type Row = { taxCode: string; amountCents: number; gstCents: number };

function asLine({ taxCode, amountCents, gstCents }: Row): DocumentLine {
  return { ref: "", tax_code: codeOf(taxCode), cents: amountCents, gst: gstCents };
}

/** A tax code that the database holds; it knows no others. */
export function codeOf(code: string): DomainCode {
  return TaxCode.parse(code);
}
