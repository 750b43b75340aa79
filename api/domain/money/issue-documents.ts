import { divideRounded } from "#api/domain/rounding.ts";
import { addDays } from "#api/domain/today.ts";
import { isOverBilled, linesOfCharges, linesOfDeposit, linesOfPrevious } from "./billed-lines.ts";
import {
  type Book,
  type DocumentLine,
  enter,
  invoiceOf,
  isSomething,
  keptOf,
  leftOf,
  netOf,
  sumOf,
  type Taxed,
} from "./book.ts";
import {
  type CreditDeed,
  type InvoiceDeed,
  type RefusalCode,
  type TaxCode,
  taxCodes,
} from "./history-shapes.ts";
import { portionOf } from "./tax.ts";

/** Gives the next number of a series in a year; asked only for a document that is issued. */
export type Numbers = (series: "invoice" | "credit_note", year: string) => string;

/** Issues an invoice: adds it to the book, or says why not and changes nothing. */
export function issueInvoice(book: Book, deed: InvoiceDeed, numberOf: Numbers): RefusalCode | null {
  if (isBackdated(book, deed.on)) return "BACKDATED";
  const lines = linesToBill(book, deed);
  if (typeof lines === "string") return lines;
  const total = sumOf(lines, ({ cents }) => cents);
  book.documents.push({
    type: "invoice",
    kind: deed.kind,
    number: numberOf("invoice", yearOf(deed.on)),
    on: deed.on,
    due: deed.due ?? dueOf(book, deed),
    lines,
    total,
    gst: sumOf(lines, ({ gst }) => gst),
    credited: 0,
    writtenOff: 0,
    allocated: 0,
  });
  enter(book, deed.on, "invoice", total);
  return null;
}

/** Issues a credit note on an invoice: adds it to the book, or says why not and changes nothing. */
export function issueCredit(book: Book, deed: CreditDeed, numberOf: Numbers): RefusalCode | null {
  const invoice = invoiceOf(book, deed.invoice);
  if (invoice === undefined) return "UNKNOWN_INVOICE";
  if (isBackdated(book, deed.on)) return "BACKDATED";
  const lines = linesToCredit(leftOf(book, invoice), deed);
  if (typeof lines === "string") return lines;
  const total = sumOf(lines, ({ cents }) => cents);
  if (invoice.total - invoice.credited - total < invoice.writtenOff) return "OVER_CREDIT";
  invoice.credited += total;
  book.documents.push({
    type: "credit_note",
    of: invoice.number,
    number: numberOf("credit_note", yearOf(deed.on)),
    on: deed.on,
    lines,
    total,
    gst: sumOf(lines, ({ gst }) => gst),
  });
  enter(book, deed.on, "credit_note", 0 - total);
  return null;
}

/** True where a document of that day would stand before the newest one. */
function isBackdated(book: Book, on: string): boolean {
  return book.documents.some((document) => document.on > on);
}

function linesToBill(book: Book, deed: InvoiceDeed): DocumentLine[] | RefusalCode {
  if (deed.kind === "balance") {
    if (isOverBilled(book)) return "CREDIT_FIRST";
    const lines = [...linesOfCharges(book), ...linesOfPrevious(book)];
    return sumOf(lines, ({ cents }) => cents) === 0 ? "NOTHING_TO_BILL" : lines;
  }
  if ([...keptOf(book).values()].some(isSomething)) return "ALREADY_INVOICED";
  const net = netOf(book);
  if (net <= 0) return "NOTHING_TO_BILL";
  if (deed.kind === "full") return linesOfCharges(book);
  const cents = deed.cents ?? divideRounded(net * book.terms.deposit_bps, 10_000);
  return cents <= 0 || cents > net ? "AMOUNT" : linesOfDeposit(book, cents);
}

function dueOf({ terms, travelDate }: Book, { kind, on }: InvoiceDeed): string {
  const afterPayment = addDays(on, terms.payment_days);
  if (kind === "deposit") return afterPayment;
  const beforeTravel = addDays(travelDate, -terms.balance_days_before);
  return beforeTravel > afterPayment ? beforeTravel : afterPayment;
}

function linesToCredit(
  left: ReadonlyMap<TaxCode, Taxed>,
  { amounts }: CreditDeed,
): DocumentLine[] | RefusalCode {
  const asked = amounts ?? {};
  const wishes = Object.values(asked);
  if (wishes.some((cents) => cents <= 0)) return "AMOUNT";
  // A code that the invoice does not have has nothing left of it.
  const isOver = taxCodes.some((code) => (asked[code] ?? 0) > (left.get(code)?.cents ?? 0));
  if (isOver) return "OVER_CREDIT";
  const lines = [...left].flatMap(([code, { cents, gst }]) => {
    if (wishes.length === 0) return [{ ref: "credit", tax_code: code, cents, gst }].filter(isSomething);
    const taken = asked[code];
    if (taken === undefined) return [];
    return [{ ref: "credit", tax_code: code, cents: taken, gst: portionOf(gst, taken, cents) }];
  });
  return lines.length === 0 ? "OVER_CREDIT" : lines;
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}
