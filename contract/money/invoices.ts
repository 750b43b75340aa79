import { z } from "zod";
import { FileAccount } from "#contract/money/account.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, Currency, DateOnly, Locale, Uid } from "#contract/primitives.ts";

export const InvoiceKind = z.enum(["deposit", "balance", "full", "cancellation"]);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** Where an invoice stands; that one is overdue follows from its dates. */
export const InvoiceStatus = z.enum(["Draft", "Issued", "Part Paid", "Paid", "Void", "Credited"]);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

const Instant = z.iso.datetime({ offset: true });

const InvoiceLine = z.object({
  description: z.string(),
  date_from: DateOnly.nullable(),
  date_to: DateOnly.nullable(),
  qty: z.int(),
  amount_cents: Cents,
  tax_code: z.string(),
  /** The part of `amount_cents` that is tax; the lines of a tax code add up to the tax on their sum. */
  gst_cents: Cents,
});

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
  bill_to: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  lines: z.array(InvoiceLine),
  total_cents: Cents,
  gst_cents: Cents,
  net_ex_cents: Cents,
  drawn_up_at: Instant,
  updated_at: Instant,
});
export type Invoice = z.infer<typeof Invoice>;

/** The invoices of a file with what it comes to. */
export const FileInvoices = z.object({
  currency: Currency,
  account: FileAccount.pick({ schedule: true, terms: true, fee_cents: true }).extend({
    /** What its agency pays for the services that count, fees apart. */
    net_cents: Cents,
    /** Of what was issued; drafts do not count. */
    invoiced_cents: Cents,
    /** Net and fees less what was invoiced. */
    to_bill_cents: Cents,
  }),
  /** The newest first. */
  invoices: z.array(Invoice),
});
export type FileInvoices = z.infer<typeof FileInvoices>;

export const listFileInvoices = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/invoices",
  summary: "The invoices of a client file, drafts with them, and what is still to be billed",
  tag: "client files",
  access: { audience: "office", permission: "invoices.view" },
  params: z.object({ uid: Uid }),
  answer: item(FileInvoices),
});

export const invoiceEndpoints = [listFileInvoices] as const;
