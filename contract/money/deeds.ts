import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, DateOnly, Uid } from "#contract/primitives.ts";
import { CreditReason, PaymentMethod, TaxCode } from "#contract/money/ledger-words.ts";

const tag = "invoices";
const File = z.object({ uid: Uid });
const OneOfFile = z.object({ uid: Uid, invoice: Uid });

/** How many entries the ledger of the file had when the caller read it; refused where it has more by now. */
const LedgerVersion = z.coerce.number().int().min(0);
const Note = z.string().trim().max(500).default("");
const Reference = z.string().trim().max(100).default("");

/** A document that was issued, or an entry that was made: where the ledger stands now. */
const Done = z.object({ number: z.string().nullable(), ledger_version: z.int() });
export type LedgerDeedDone = z.infer<typeof Done>;

/** Kinds that a person asks for; what bills only fees is called an invoice of cancellation fees. */
export const AskedInvoiceKind = z.enum(["deposit", "balance", "full"]);
export type AskedInvoiceKind = z.infer<typeof AskedInvoiceKind>;

export const InvoiceToIssue = z.object({
  kind: AskedInvoiceKind,
  /** Of a deposit; without one the agreed deposit. */
  cents: Cents.nullable().default(null),
  /** Without one the terms decide. */
  due_date: DateOnly.nullable().default(null),
  ledger_version: LedgerVersion,
});

export const issueFileInvoice = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/invoices",
  summary: "Issue an invoice of what a booking comes to",
  tag,
  access: { audience: "office", permission: "invoices.issue" },
  params: File,
  body: InvoiceToIssue,
  answer: item(Done),
  status: 201,
});

export const ReceiptToKeep = z.object({
  date: DateOnly,
  cents: Cents,
  method: PaymentMethod,
  reference: Reference,
  note: Note,
  /** The invoice that is served first; without one by due day. */
  invoice: Uid.nullable().default(null),
  ledger_version: LedgerVersion,
});

export const recordReceipt = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/receipts",
  summary: "Write down money that came in for a file",
  tag,
  access: { audience: "office", permission: "transactions.adjust" },
  params: File,
  body: ReceiptToKeep,
  answer: item(Done),
  status: 201,
});

export const RefundToKeep = ReceiptToKeep.omit({ invoice: true });

export const recordRefund = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/refunds",
  summary: "Write down money that went back, out of what is on account",
  tag,
  access: { audience: "office", permission: "payments.refund" },
  params: File,
  body: RefundToKeep,
  answer: item(Done),
  status: 201,
});

export const CreditToIssue = z.object({
  /** Cents of each tax code; without any, all that is left of the invoice. */
  amounts: z.partialRecord(TaxCode, Cents).nullable().default(null),
  reason: CreditReason,
  /** What its agency reads. */
  note: Note,
  ledger_version: LedgerVersion,
});

export const issueCreditNote = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/invoices/{invoice}/credit",
  summary: "Take back an issued invoice, all that is left of it or part, by a credit note",
  tag,
  access: { audience: "office", permission: "invoices.credit" },
  params: OneOfFile,
  body: CreditToIssue,
  answer: item(Done),
  status: 201,
});

export const OverBilledToTakeBack = CreditToIssue.omit({ amounts: true });

export const takeBackOverBilled = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/credits",
  summary: "Take back what is billed above what a booking comes to, by as many credit notes as that takes",
  tag,
  access: { audience: "office", permission: "invoices.credit" },
  params: File,
  body: OverBilledToTakeBack,
  answer: item(z.object({ numbers: z.array(z.string()), ledger_version: z.int() })),
  status: 201,
});

export const WriteOffToKeep = z.object({
  cents: Cents,
  note: z.string().trim().min(1).max(500),
  ledger_version: LedgerVersion,
});

export const writeOffInvoice = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/invoices/{invoice}/write-off",
  summary: "Give up what is open of an invoice, or part of it",
  tag,
  access: { audience: "office", permission: "transactions.adjust" },
  params: OneOfFile,
  body: WriteOffToKeep,
  answer: item(Done),
  status: 201,
});

export const writeBackInvoice = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/invoices/{invoice}/write-back",
  summary: "Take back what was written off of an invoice",
  tag,
  access: { audience: "office", permission: "transactions.adjust" },
  params: OneOfFile,
  body: WriteOffToKeep,
  answer: item(Done),
  status: 201,
});

export const ledgerDeedEndpoints = [
  issueFileInvoice,
  recordReceipt,
  recordRefund,
  issueCreditNote,
  takeBackOverBilled,
  writeOffInvoice,
  writeBackInvoice,
] as const;
