import {
  type Account,
  type EntryType,
  type Invoice,
  invoiceOf,
  invoicesOf,
  type MoneyDocument,
  newAccount,
} from "./book.ts";
import { receive, refund, settle, surcharge, transfer, write } from "./move-money.ts";

/** An entry of a ledger with the document that it issued, or the number of the invoice that it is about. */
export type LedgerDeed = {
  on: string;
  type: EntryType;
  value: number;
  /** Of an invoice or a credit note, as it was issued. */
  document?: MoneyDocument | undefined;
  /** The invoice that a receipt serves first, or that is written off. */
  of?: string | null | undefined;
};

type Seen = (book: Account, invoices: readonly Invoice[], deed: LedgerDeed, seq: number) => void;

/**
 * Does the deeds of a ledger again, in their order, by the rules that wrote it, and shows after each where its invoices
 * stand. `seq` counts from 1.
 */
export function replayLedger(deeds: readonly LedgerDeed[], seen: Seen): void {
  const book = newAccount();
  deeds.forEach((deed, index) => {
    redo(book, deed);
    const invoices = invoicesOf(book);
    settle(book, invoices);
    seen(book, invoices, deed, index + 1);
  });
}

function redo(book: Account, { on, type, value, document, of }: LedgerDeed): void {
  const cents = Math.abs(value);
  switch (type) {
    case "invoice":
      if (document?.type === "invoice")
        book.documents.push({ ...document, credited: 0, writtenOff: 0, allocated: 0 });
      return;
    case "credit_note":
      if (document?.type === "credit_note") takeBack(book, document);
      return;
    case "receipt":
      receive(book, { deed: type, on, cents, invoice: of ?? null });
      return;
    case "refund":
      refund(book, { deed: type, on, cents });
      return;
    case "transfer":
      transfer(book, { deed: type, on, cents: 0 - value });
      return;
    case "surcharge":
      surcharge(book, { deed: type, on, cents });
      return;
    default:
      write(book, { deed: type, on, cents, invoice: of ?? "" });
  }
}

function takeBack(book: Account, note: Extract<MoneyDocument, { type: "credit_note" }>): void {
  const invoice = invoiceOf(book, note.of);
  if (invoice) invoice.credited += note.total;
  book.documents.push(note);
}
