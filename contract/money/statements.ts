import { z } from "zod";
import { LedgerEntry } from "#contract/money/invoices.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { BrandCode, Cents, Currency, DateOnly, Uid } from "#contract/primitives.ts";

/** An entry of the account of an agency, with what it owes over all files after it. */
export const StatementEntry = LedgerEntry.extend({
  file_uid: Uid,
  file_reference: z.string(),
  file_name: z.string(),
  agency_reference: z.string().nullable(),
  /** The invoice or credit note that it is of. */
  document: Uid.nullable(),
});
export type StatementEntry = z.infer<typeof StatementEntry>;

/** What an agency was billed and paid with one brand, in its currency, and what it owes at the end. */
export const Statement = z.object({
  agency_name: z.string(),
  brand: BrandCode,
  /** Those that the agency deals with. */
  brands: z.array(BrandCode),
  currency: Currency,
  /** Null where the account is shown from its beginning. */
  from: DateOnly.nullable(),
  to: DateOnly,
  opening_cents: Cents,
  invoiced_cents: Cents,
  credits_cents: Cents,
  received_cents: Cents,
  written_off_cents: Cents,
  closing_cents: Cents,
  entries: z.int(),
  /** All files of the agency; otherwise those of the reader alone. */
  whole: z.boolean(),
  /** So many entries fit into a document; a longer account asks for a shorter period. */
  document_holds: z.int(),
});
export type Statement = z.infer<typeof Statement>;

/** Of a period, both days in it; without an end up to today. */
const Period = z.object({ from: DateOnly.optional(), to: DateOnly.optional() });
const BrandPeriod = Period.extend({ brand: BrandCode.optional() });

export const StatementQuery = listQuery({
  sort: ["date"],
  filter: { from: DateOnly, to: DateOnly, brand: BrandCode },
});

const tag = "account statements";
const pdf = { kind: "file", contentType: "application/pdf" } as const;
const office = { audience: "office", permission: "invoices.view" } as const;
const agent = { audience: "agent", permission: "agency-account.view" } as const;
const ofOffice = z.object({ uid: Uid });
const ofAgent = z.object({ reference: z.string().max(20) });
const seq = z.coerce.number().int().min(1);

export const showAgentStatement = defineEndpoint({
  method: "GET",
  path: "/api/agent/statement",
  summary: "What the agency was billed and paid over all files that the caller sees",
  tag,
  access: agent,
  query: BrandPeriod,
  answer: item(Statement),
});

export const listAgentStatement = defineEndpoint({
  method: "GET",
  path: "/api/agent/statement/entries",
  summary: "The entries of the agency's account in the order of their days, with the balance after each",
  tag,
  access: agent,
  query: StatementQuery,
  answer: page(StatementEntry),
});

export const downloadAgentStatement = defineEndpoint({
  method: "GET",
  path: "/api/agent/statement/document",
  summary: "The statement of the agency's account as PDF, in the agency's language",
  tag: "documents",
  access: agent,
  query: BrandPeriod,
  answer: pdf,
});

export const showOfficeStatement = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/statement",
  summary:
    "What the agency of a client file was billed and paid over all its files with the brand of the file",
  tag,
  access: office,
  params: ofOffice,
  query: Period,
  answer: item(Statement),
});

export const listOfficeStatement = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/statement/entries",
  summary: "The entries of the account of a client file's agency, with the balance after each",
  tag,
  access: office,
  params: ofOffice,
  query: StatementQuery,
  answer: page(StatementEntry),
});

export const downloadOfficeStatement = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/statement/document",
  summary: "The statement of a client file's agency over all its files as PDF, in the agency's language",
  tag: "documents",
  access: office,
  params: ofOffice,
  query: Period,
  answer: pdf,
});

export const downloadOfficeFileStatement = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/account/document",
  summary: "The statement of one client file as PDF, in the language of its documents",
  tag: "documents",
  access: office,
  params: ofOffice,
  answer: pdf,
});

export const downloadAgentFileStatement = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/account/document",
  summary: "The statement of one file of the agency as PDF, in the language of its documents",
  tag: "documents",
  access: agent,
  params: ofAgent,
  answer: pdf,
});

export const downloadOfficeReceipt = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/receipts/{seq}/document",
  summary: "The receipt of a payment, or of a refund, as PDF; `seq` is its place in the ledger of the file",
  tag: "documents",
  access: office,
  params: ofOffice.extend({ seq }),
  answer: pdf,
});

export const downloadAgentReceipt = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/receipts/{seq}/document",
  summary: "The receipt of a payment of the agency, or of a refund, as PDF",
  tag: "documents",
  access: agent,
  params: ofAgent.extend({ seq }),
  answer: pdf,
});

export const statementEndpoints = [
  showAgentStatement,
  listAgentStatement,
  downloadAgentStatement,
  showOfficeStatement,
  listOfficeStatement,
  downloadOfficeStatement,
  downloadOfficeFileStatement,
  downloadAgentFileStatement,
  downloadOfficeReceipt,
  downloadAgentReceipt,
] as const;
