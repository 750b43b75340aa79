import { data } from "react-router";
import type { FileInvoices } from "#contract/money/invoices.ts";

/** An issued invoice of a file by its name; 404 for any other. */
export function issuedInvoice({ invoices }: FileInvoices, uid: string) {
  const found = invoices.find((one) => one.uid === uid);
  // why: the router's way to answer with a status is to throw it.
  if (!found || found.number === null) throw data(null, { status: 404 });
  return { ...found, number: found.number };
}
