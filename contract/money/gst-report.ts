import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { EntryType, TaxCode } from "#contract/money/ledger-words.ts";
import { BasisPoints, BrandCode, Cents, Currency, DateOnly, Uid } from "#contract/primitives.ts";

/** By the day of the documents, or by the day on which they are paid. */
export const GstBasis = z.enum(["documents", "payments"]);
export type GstBasis = z.infer<typeof GstBasis>;

/** What was billed, or paid of it; and what was taken back. */
export const GstKind = z.enum(["billed", "credited"]);
export type GstKind = z.infer<typeof GstKind>;

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const amounts = {
  /** Without tax. */
  taxable_cents: Cents,
  gst_cents: Cents,
  /** With tax. */
  total_cents: Cents,
};

/** What a tax code comes to. */
const GstSum = z.object({ tax_code: TaxCode, rate_bps: BasisPoints, ...amounts });

/** What a month comes to under a tax code. */
export const GstTotal = GstSum.extend({
  month: Month,
  kind: GstKind,
  /** So many entries make it up. */
  entries: z.int(),
});
export type GstTotal = z.infer<typeof GstTotal>;

/** The tax of a brand over some days. What was taken back is negative. */
export const GstReport = z.object({
  brand: BrandCode,
  /** Those of the reader. */
  brands: z.array(BrandCode),
  currency: Currency,
  tax_number: z.string().nullable(),
  basis: GstBasis,
  from: DateOnly,
  to: DateOnly,
  /** The period that was asked for was longer than a report can be; it begins later. */
  shortened: z.boolean(),
  months: z.array(GstTotal),
  by_code: z.array(GstSum),
  gst_cents: Cents,
});
export type GstReport = z.infer<typeof GstReport>;

/** What one document, or one payment of it, adds to a tax code. */
export const GstEntry = z.object({
  date: DateOnly,
  kind: GstKind,
  tax_code: TaxCode,
  /** The document: an invoice, or a credit note where documents count. */
  number: z.string(),
  document: Uid,
  /** What moved the money of the invoice; null where the document itself counts. */
  moved_by: EntryType.nullable(),
  /** The place of that in the ledger of the file. */
  seq: z.int().nullable(),
  file_uid: Uid,
  file_reference: z.string(),
  file_name: z.string(),
  agency_name: z.string(),
  ...amounts,
});
export type GstEntry = z.infer<typeof GstEntry>;

const period = { from: DateOnly, to: DateOnly, brand: BrandCode, basis: GstBasis };

export const GstQuery = listQuery({
  sort: ["date"],
  filter: { ...period, month: Month, code: TaxCode, kind: GstKind },
});

const access = { audience: "office", permission: "transactions.view" } as const;
const tag = "tax reports";

export const showGstReport = defineEndpoint({
  method: "GET",
  path: "/api/office/gst-report",
  summary: "The tax that a brand billed, or was paid, by month and tax code; at most a year at once",
  tag,
  access,
  query: z.object(period).partial(),
  answer: item(GstReport),
});

export const listGstEntries = defineEndpoint({
  method: "GET",
  path: "/api/office/gst-report/entries",
  summary: "The documents, or the payments of them, that a GST report is made of",
  tag,
  access,
  query: GstQuery,
  answer: page(GstEntry),
});

export const gstReportEndpoints = [showGstReport, listGstEntries] as const;
