import { z } from "zod";
import { defineEndpoint, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { InvoiceKind, InvoiceStatus } from "#contract/money/invoices.ts";
import { Cents, Currency, DateOnly, Uid } from "#contract/primitives.ts";

/** Parts of the list of invoices; `overdue` is what of the open ones is past its due day. */
export const InvoicePart = z.enum(["open", "overdue", "paid", "all"]);
export type InvoicePart = z.infer<typeof InvoicePart>;

/** An issued invoice as the list over all files shows it. */
export const InvoiceRow = z.object({
  uid: Uid,
  number: z.string(),
  kind: InvoiceKind,
  status: InvoiceStatus,
  file: z.object({ uid: Uid, reference: z.string(), name: z.string() }),
  agency_name: z.string(),
  issue_date: DateOnly,
  due_date: DateOnly,
  currency: Currency,
  total_cents: Cents,
  /** What is neither paid nor credited nor written off. */
  open_cents: Cents,
  /** Past its due day, where the reader is, while something is open. */
  overdue: z.boolean(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

export const InvoiceListQuery = listQuery({
  sort: ["issue_date", "due_date"],
  filter: {
    /** A number, or its last digits; the reference of a booking; part of the name of an agency. */
    q: z.string().max(60),
    part: InvoicePart,
    issue_date_from: DateOnly,
    issue_date_to: DateOnly,
  },
});

export const listAllInvoices = defineEndpoint({
  method: "GET",
  path: "/api/office/invoices",
  summary: "Issued invoices of all files, the newest first",
  tag: "invoices",
  access: { audience: "office", permission: "invoices.view" },
  query: InvoiceListQuery,
  answer: page(InvoiceRow),
});

export const invoiceListEndpoints = [listAllInvoices] as const;
