import { AmountTooLarge } from "#api/domain/pricing/rational.ts";
import type { Brand, InvoiceKind, TaxCode, Terms } from "./history-shapes.ts";

/** What the agency pays for one line of the file now: its price, or the fee of having cancelled it. Cents with tax. */
export type Charge = { line: string; cents: number; taxCode: TaxCode };

/** One line of a document, in cents. `ref` is the line of the file, `deposit`, `previous` or `credit`. */
export type DocumentLine = { ref: string; tax_code: TaxCode; cents: number; gst: number };

/** An issued invoice and what happened to it since. Cents; its open amount is worked out (`openOf`). */
export type Invoice = {
  type: "invoice";
  kind: InvoiceKind;
  number: string;
  on: string;
  due: string;
  lines: readonly DocumentLine[];
  total: number;
  gst: number;
  credited: number;
  writtenOff: number;
  allocated: number;
};

/** A credit note; its lines are positive for what is taken back of the invoice `of`. */
export type CreditNote = {
  type: "credit_note";
  of: string;
  number: string;
  on: string;
  lines: readonly DocumentLine[];
  total: number;
  gst: number;
};

export type MoneyDocument = Invoice | CreditNote;

export type EntryType =
  | "invoice"
  | "credit_note"
  | "receipt"
  | "refund"
  | "transfer"
  | "surcharge"
  | "write_off"
  | "write_back";

/** One entry of the ledger. `value` is positive for what the agency comes to owe; `balance` is what it owes after. */
export type Entry = { date: string; type: EntryType; value: number; balance: number };

/** The money of one file as it stands: deeds are done to it (`applyDeed`). Cents throughout. */
export type Book = {
  readonly brand: Brand;
  readonly terms: Terms;
  readonly travelDate: string;
  /** In the order in which their lines first came. */
  charges: Charge[];
  /** In the order in which they were issued. */
  documents: MoneyDocument[];
  ledger: Entry[];
  /** Receipts less refunds and surcharges, and what came from other files less what went to them. */
  received: number;
  /** Money of the agency that no invoice has been given; below zero only between a surcharge and its receipt. */
  onAccount: number;
};

/** Cents and the tax in them, apart. */
export type Taxed = { cents: number; gst: number };

/** What was billed and paid of a file, whatever it comes to. */
export type Account = Pick<Book, "documents" | "ledger" | "received" | "onAccount">;

/** The account of a file of which nothing was billed or paid yet. */
export function newAccount(): Account {
  return { documents: [], ledger: [], received: 0, onAccount: 0 };
}

/** The book of a file on which nothing was charged yet. */
export function newBook(brand: Brand, terms: Terms, travelDate: string): Book {
  return { brand, terms, travelDate, charges: [], ...newAccount() };
}

/** Invoices in the order in which they were issued. */
export function invoicesOf({ documents }: Pick<Book, "documents">): Invoice[] {
  return documents.filter((document) => document.type === "invoice");
}

/** Credit notes in the order in which they were issued. */
export function creditNotesOf(book: Account): CreditNote[] {
  return book.documents.filter((document) => document.type === "credit_note");
}

/** The invoice of a number; undefined where this file has none. */
export function invoiceOf(book: Account, number: string): Invoice | undefined {
  return invoicesOf(book).find((invoice) => invoice.number === number);
}

/** What the agency is to pay for the file: the sum of its charges, in cents. */
export function netOf(book: Book): number {
  return sumOf(book.charges, ({ cents }) => cents);
}

/** What of an invoice is neither credited, written off nor paid, in cents. */
export function openOf(invoice: Invoice): number {
  return invoice.total - invoice.credited - invoice.writtenOff - invoice.allocated;
}

/** What invoices billed of each tax code less what credit notes took back; codes in the order of the documents. */
export function keptOf(book: Account): Map<TaxCode, Taxed> {
  return taxedByCode([
    ...invoicesOf(book).flatMap(({ lines }) => lines),
    ...creditNotesOf(book).flatMap(({ lines }) => lines.map(takenBack)),
  ]);
}

/** What is left of each tax code of an invoice after its credit notes; codes in the order of its lines. */
export function leftOf(book: Account, invoice: Invoice): Map<TaxCode, Taxed> {
  const credits = creditNotesOf(book).filter(({ of }) => of === invoice.number);
  return taxedByCode([...invoice.lines, ...credits.flatMap(({ lines }) => lines.map(takenBack))]);
}

/** True where there are cents or tax: the tax of a code may stand without cents. */
export function isSomething({ cents, gst }: Taxed): boolean {
  return cents !== 0 || gst !== 0;
}

/** Writes an entry into the ledger, with the balance after it. */
export function enter(book: Account, date: string, type: EntryType, value: number): void {
  const before = book.ledger.at(-1)?.balance ?? 0;
  book.ledger.push({ date, type, value, balance: exact(before + value) });
}

/** The sum of what each entry of a list says, in cents; never an approximation. */
export function sumOf<Each>(list: readonly Each[], cents: (each: Each) => number): number {
  return list.reduce((sum, each) => exact(sum + cents(each)), 0);
}

/** The amount itself, or `AmountTooLarge` where a number could not hold it to the cent. */
export function exact(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new AmountTooLarge(`${cents} does not fit`);
  return cents;
}

function takenBack({ cents, gst, ...line }: DocumentLine): DocumentLine {
  return { ...line, cents: 0 - cents, gst: 0 - gst };
}

/** What lines have of each tax code; codes in the order of the lines. */
export function taxedByCode(lines: readonly DocumentLine[]): Map<TaxCode, Taxed> {
  const sums = new Map<TaxCode, Taxed>();
  for (const { tax_code: code, cents, gst } of lines) {
    const before = sums.get(code) ?? { cents: 0, gst: 0 };
    sums.set(code, { cents: before.cents + cents, gst: before.gst + gst });
  }
  return sums;
}
