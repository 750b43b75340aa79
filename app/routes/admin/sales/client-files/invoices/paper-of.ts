import type { FileInvoices } from "#contract/money/invoices.ts";

type BillTo = FileInvoices["invoices"][number]["bill_to"];

/** A paper of a file that can be sent, and to whom it goes if nothing else is typed. */
export type SendablePaper = {
  kind: "invoice" | "credit_note" | "receipt" | "refund" | "file" | "agency";
  /** Of the document, or the place of a receipt in the ledger. */
  number: string;
} & Pick<BillTo, "email" | "name">;

/** The paper that an address names; null where the file has none of that name, as of a draft. */
export function paperOf(
  { invoices, credit_notes: credits, ledger }: Pick<FileInvoices, "invoices" | "credit_notes" | "ledger">,
  key: string,
): SendablePaper | null {
  const { email = "", name = "" } = invoices[0]?.bill_to ?? {};
  if (key === "file" || key === "agency") return { kind: key, number: "", email, name };
  const invoice = invoices.find(({ uid, number }) => uid === key && number !== null);
  if (invoice) return { kind: "invoice", number: invoice.number ?? "", ...toOf(invoice.bill_to) };
  const credit = credits.find(({ uid }) => uid === key);
  if (credit) return { kind: "credit_note", number: credit.number, ...toOf(credit.bill_to) };
  const entry = ledger.find(({ seq }) => key === `receipt-${seq}`);
  if (entry?.type !== "receipt" && entry?.type !== "refund") return null;
  return { kind: entry.type, number: String(entry.seq), email, name };
}

function toOf({ email, name }: BillTo) {
  return { email, name };
}
