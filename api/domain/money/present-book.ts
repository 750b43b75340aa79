import { type Book, type Invoice, invoicesOf, type MoneyDocument, openOf, sumOf } from "./book.ts";

/** What of an invoice happened, in the words of the documents. */
export type InvoiceStatus = "Credited" | "Written Off" | "Paid" | "Part Paid" | "Issued";

/** How an invoice stands: credited before anything else, then settled, then in part. */
export function statusOf(invoice: Invoice): InvoiceStatus {
  if (invoice.credited === invoice.total) return "Credited";
  if (openOf(invoice) === 0) return invoice.writtenOff > 0 ? "Written Off" : "Paid";
  return invoice.allocated > 0 ? "Part Paid" : "Issued";
}

/** The sums of a file in cents: `due` is what the agency owes of what was billed, `to_bill` what is still to be billed. */
export type Summary = {
  net: number;
  invoiced: number;
  credits: number;
  received: number;
  written_off: number;
  due: number;
  to_bill: number;
  on_account: number;
};

/** What the sums of a file are made of; `net` is what the agency pays for it, in cents. */
export type Summed = Pick<Book, "documents" | "received" | "onAccount"> & { net: number };

/** Sums up what was billed and paid; `due` equals the last balance of the ledger. */
export function summaryOf({ net, documents, received, onAccount }: Summed): Summary {
  const invoices = invoicesOf({ documents });
  const invoiced = sumOf(invoices, ({ total }) => total);
  const credits = sumOf(invoices, ({ credited }) => credited);
  const writtenOff = sumOf(invoices, (invoice) => invoice.writtenOff);
  return {
    net,
    invoiced,
    credits,
    received,
    written_off: writtenOff,
    due: invoiced - credits - received - writtenOff,
    to_bill: net - invoiced + credits,
    on_account: onAccount,
  };
}

/** A document as the command answers it. */
export function presentDocument(document: MoneyDocument) {
  if (document.type === "credit_note") return { ...document, status: "Issued" as const };
  const { writtenOff, credited, allocated, ...issued } = document;
  return {
    ...issued,
    credited,
    written_off: writtenOff,
    allocated,
    open: openOf(document),
    status: statusOf(document),
  };
}
