import { z } from "zod";

/** What an entry of the ledger stands for; receipts, credits and what was written off lower what is owed. */
export const EntryType = z.enum([
  "invoice",
  "credit_note",
  "receipt",
  "refund",
  "transfer",
  "surcharge",
  "write_off",
  "write_back",
]);
export type EntryType = z.infer<typeof EntryType>;

/** Entries by which money came in or went out: together they are what serves invoices or waits on account. */
export const paidTypes = [
  "receipt",
  "refund",
  "transfer",
  "surcharge",
] as const satisfies readonly EntryType[];

/** How money came in, or went back. */
export const PaymentMethod = z.enum(["bank", "card", "cheque", "cash", "other"]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Why a credit note was issued. */
export const CreditReason = z.enum(["cancellation", "correction", "goodwill"]);
export type CreditReason = z.infer<typeof CreditReason>;

/** Tax codes of what is billed; only the standard one carries the tax of the brand. */
export const TaxCode = z.enum(["STD", "ZERO", "EXEMPT", "NONE"]);
export type TaxCode = z.infer<typeof TaxCode>;
