import { type Account, enter, exact, type Invoice, invoiceOf, openOf } from "./book.ts";
import type {
  ReceiptDeed,
  RefundDeed,
  RefusalCode,
  SurchargeDeed,
  TransferDeed,
  WriteDeed,
} from "./history-shapes.ts";

/** Takes money in; the invoice that it names is served first. The rest waits on account. */
export function receive(book: Account, deed: ReceiptDeed): RefusalCode | null {
  if (deed.cents <= 0) return "AMOUNT";
  const named = deed.invoice ?? null;
  const invoice = named === null ? null : invoiceOf(book, named);
  if (invoice === undefined) return "UNKNOWN_INVOICE";
  // A surcharge that was asked for just before takes its part first.
  const free = Math.max(0, deed.cents + Math.min(book.onAccount, 0));
  const served = invoice === null ? 0 : Math.min(free, openOf(invoice));
  if (invoice !== null) invoice.allocated += served;
  book.received = exact(book.received + deed.cents);
  book.onAccount = exact(book.onAccount + deed.cents - served);
  enter(book, deed.on, "receipt", 0 - deed.cents);
  return null;
}

/** Gives money back, at most what is on account. */
export function refund(book: Account, deed: RefundDeed): RefusalCode | null {
  if (deed.cents <= 0) return "AMOUNT";
  if (deed.cents > book.onAccount) return "OVER_REFUND";
  book.received -= deed.cents;
  book.onAccount -= deed.cents;
  enter(book, deed.on, "refund", deed.cents);
  return null;
}

/** Takes in money of another file of the agency, or lets it have what is on account here. */
export function transfer(book: Account, { on, cents }: TransferDeed): RefusalCode | null {
  if (cents === 0) return "AMOUNT";
  if (0 - cents > book.onAccount) return "OVER_REFUND";
  book.received = exact(book.received + cents);
  book.onAccount = exact(book.onAccount + cents);
  enter(book, on, "transfer", 0 - cents);
  return null;
}

/** Keeps from the receipt that comes next what paying by card costs on top. */
export function surcharge(book: Account, { on, cents }: SurchargeDeed): RefusalCode | null {
  if (cents <= 0) return "AMOUNT";
  book.received = exact(book.received - cents);
  book.onAccount = exact(book.onAccount - cents);
  enter(book, on, "surcharge", cents);
  return null;
}

/** Gives up what is open of an invoice, or takes back what was given up. */
export function write(book: Account, deed: WriteDeed): RefusalCode | null {
  if (deed.cents <= 0) return "AMOUNT";
  const invoice = invoiceOf(book, deed.invoice);
  if (invoice === undefined) return "UNKNOWN_INVOICE";
  const isOff = deed.deed === "write_off";
  if (isOff && deed.cents > openOf(invoice)) return "OVER_WRITE_OFF";
  if (!isOff && deed.cents > invoice.writtenOff) return "OVER_WRITE_BACK";
  invoice.writtenOff += isOff ? deed.cents : 0 - deed.cents;
  enter(book, deed.on, deed.deed, isOff ? 0 - deed.cents : deed.cents);
  return null;
}

/**
 * Puts money where it belongs after a deed: what an invoice has been given beyond what it can still be given goes back on
 * account; then money on account goes to open invoices by due day, then number, as far as it reaches.
 */
export function settle(book: Account, invoices: readonly Invoice[]): void {
  for (const invoice of invoices) {
    const beyond = 0 - Math.min(openOf(invoice), 0);
    invoice.allocated -= beyond;
    book.onAccount += beyond;
  }
  for (const invoice of invoices.toSorted(byDueDay)) {
    const given = Math.max(0, Math.min(book.onAccount, openOf(invoice)));
    invoice.allocated += given;
    book.onAccount -= given;
  }
}

/** Days and years of numbers are of one length, so that the texts compare as what they say. */
function byDueDay(a: Invoice, b: Invoice): number {
  return `${a.due} ${a.number}` < `${b.due} ${b.number}` ? -1 : 1;
}
