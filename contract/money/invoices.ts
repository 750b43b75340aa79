import { z } from "zod";
import { FileAccount } from "#contract/money/account.ts";
import { MoneySums } from "#contract/money/sums.ts";
import { AskedInvoiceKind } from "#contract/money/deeds.ts";
import { CreditReason, EntryType, PaymentMethod, TaxCode } from "#contract/money/ledger-words.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, Currency, DateOnly, Locale, Uid } from "#contract/primitives.ts";

export const InvoiceKind = z.enum(["deposit", "balance", "full", "cancellation"]);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** Where an invoice stands; that one is overdue follows from its dates. */
export const InvoiceStatus = z.enum([
  "Draft",
  "Issued",
  "Part Paid",
  "Paid",
  "Written Off",
  "Void",
  "Credited",
]);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

const Instant = z.iso.datetime({ offset: true });

const DocumentLine = z.object({
  description: z.string(),
  amount_cents: Cents,
  tax_code: TaxCode,
  /** The part of `amount_cents` that is tax; the lines of a tax code add up to the tax on their sum. */
  gst_cents: Cents,
});

const InvoiceLine = DocumentLine.extend({
  date_from: DateOnly.nullable(),
  date_to: DateOnly.nullable(),
  qty: z.int(),
});

const BillTo = z.object({ name: z.string(), address: z.string(), email: z.string() });

/** What an agency is billed; of cost and selling price nothing stands in it. */
export const Invoice = z.object({
  uid: Uid,
  /** Empty until it is issued. */
  number: z.string().nullable(),
  kind: InvoiceKind,
  status: InvoiceStatus,
  issue_date: DateOnly.nullable(),
  due_date: DateOnly,
  currency: Currency,
  language: Locale,
  bill_to: BillTo,
  lines: z.array(InvoiceLine),
  total_cents: Cents,
  gst_cents: Cents,
  net_ex_cents: Cents,
  /** What of it was taken back, given up and paid, and what is open: 0 as long as it is a draft. */
  credited_cents: Cents,
  written_off_cents: Cents,
  allocated_cents: Cents,
  open_cents: Cents,
  /** Past its due day while something is open. */
  overdue: z.boolean(),
  drawn_up_at: Instant,
  updated_at: Instant,
});
export type Invoice = z.infer<typeof Invoice>;

/** What of an invoice was taken back; amounts are positive for what is taken back. */
export const CreditNote = z.object({
  uid: Uid,
  number: z.string(),
  /** The number of its invoice. */
  of: z.string(),
  issue_date: DateOnly,
  currency: Currency,
  language: Locale,
  reason: CreditReason,
  note: z.string(),
  bill_to: BillTo,
  lines: z.array(DocumentLine),
  total_cents: Cents,
  gst_cents: Cents,
});
export type CreditNote = z.infer<typeof CreditNote>;

/** An entry of the ledger: positive for what the agency comes to owe, with what it owes after it. */
export const LedgerEntry = z.object({
  seq: z.int(),
  date: DateOnly,
  type: EntryType,
  value_cents: Cents,
  balance_cents: Cents,
  /** The document that it is of, or that a receipt names. */
  number: z.string().nullable(),
  method: PaymentMethod.nullable(),
  reference: z.string(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** What an invoice of a kind would come to today, or why it cannot be issued. */
export const IssuableInvoice = z.discriminatedUnion("possible", [
  z.object({
    kind: AskedInvoiceKind,
    possible: z.literal(true),
    total_cents: Cents,
    gst_cents: Cents,
    due_date: DateOnly,
  }),
  z.object({ kind: AskedInvoiceKind, possible: z.literal(false), refusal: z.string() }),
]);
export type IssuableInvoice = z.infer<typeof IssuableInvoice>;

const OfficeEntry = LedgerEntry.extend({ note: z.string(), by: z.string().nullable() });

/** The money of a file as the office works on it. */
export const FileInvoices = z.object({
  currency: Currency,
  account: FileAccount.pick({ schedule: true, terms: true, fee_cents: true })
    .extend({
      /** What its agency pays for the services that count, fees apart. */
      net_cents: Cents,
    })
    .extend(MoneySums.shape),
  /** The newest first, drafts before all. */
  invoices: z.array(
    Invoice.extend({
      /** What of it can still be taken back, by tax code; nothing of a draft. */
      left: z.array(z.object({ tax_code: TaxCode, cents: Cents })),
    }),
  ),
  /** The newest first. */
  credit_notes: z.array(CreditNote),
  /** In the order in which they were made. */
  ledger: z.array(OfficeEntry),
  /** How many entries there are: whoever does something says what they saw. */
  ledger_version: z.int(),
  issuable: z.array(IssuableInvoice),
  /** The credit notes after which no more is billed than the booking comes to. */
  credits_needed: z.array(z.object({ number: z.string(), cents: Cents })),
  /** Today where the brand is: no deed of money is dated later. */
  today: DateOnly,
});
export type FileInvoices = z.infer<typeof FileInvoices>;

/** What an agency reads of the money of its file: nothing but what was issued. */
export const AgentInvoices = z.object({
  currency: Currency,
  sums: MoneySums,
  invoices: z.array(Invoice),
  credit_notes: z.array(CreditNote),
  ledger: z.array(LedgerEntry),
});
export type AgentInvoices = z.infer<typeof AgentInvoices>;

export const listFileInvoices = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/invoices",
  summary: "The invoices of a client file, drafts with them, and what is still to be billed",
  tag: "client files",
  access: { audience: "office", permission: "invoices.view" },
  params: z.object({ uid: Uid }),
  answer: item(FileInvoices),
});

export const listAgentInvoices = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/invoices",
  summary: "The invoices, credit notes and transactions of a file, as they were issued",
  tag: "client files",
  access: { audience: "agent", permission: "agency-account.view" },
  params: z.object({ reference: z.string().max(20) }),
  answer: item(AgentInvoices),
});

export const invoiceEndpoints = [listFileInvoices, listAgentInvoices] as const;
