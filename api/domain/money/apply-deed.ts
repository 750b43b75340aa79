import { type Book, invoicesOf } from "./book.ts";
import type { AnyDeed, CancelDeed, ChargeDeed, RefusalCode } from "./history-shapes.ts";
import { issueCredit, issueInvoice, type Numbers } from "./issue-documents.ts";
import { receive, refund, settle, surcharge, transfer, write } from "./move-money.ts";

/**
 * Does one deed to a book, and puts money where it then belongs. A refused deed changes nothing; its code is answered.
 * `numberOf` is asked only for a document that is issued.
 */
export function applyDeed(book: Book, deed: AnyDeed, numberOf: Numbers): RefusalCode | null {
  const code = doneTo(book, deed, numberOf);
  if (code === null) settle(book, invoicesOf(book));
  return code;
}

function doneTo(book: Book, deed: AnyDeed, numberOf: Numbers): RefusalCode | null {
  switch (deed.deed) {
    case "charge":
      return charge(book, deed);
    case "cancel":
      return cancel(book, deed);
    case "invoice":
      return issueInvoice(book, deed, numberOf);
    case "credit":
      return issueCredit(book, deed, numberOf);
    case "receipt":
      return receive(book, deed);
    case "refund":
      return refund(book, deed);
    case "transfer":
      return transfer(book, deed);
    case "surcharge":
      return surcharge(book, deed);
    default:
      return write(book, deed);
  }
}

function charge(book: Book, { line, cents, tax_code: taxCode }: ChargeDeed): null {
  const known = book.charges.find((each) => each.line === line);
  if (known === undefined) book.charges.push({ line, cents, taxCode });
  else Object.assign(known, { cents, taxCode });
  return null;
}

function cancel(book: Book, { line, fee_cents: cents, tax_code: taxCode }: CancelDeed): null {
  const known = book.charges.find((each) => each.line === line);
  if (known !== undefined) Object.assign(known, { cents, taxCode: taxCode ?? known.taxCode });
  return null;
}
