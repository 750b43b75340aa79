/**
 * A file's money as the agreed function reads it (`money.md`). Amounts are integer cents with tax, shares basis points,
 * days `YYYY-MM-DD`.
 */
export const taxCodes = ["STD", "ZERO", "EXEMPT", "NONE"] as const;
export type TaxCode = (typeof taxCodes)[number];

export const invoiceKinds = ["deposit", "balance", "full"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

type Optional<Value> = Value | null | undefined;

/** What the agency pays for a service; said again it stands in for what was said before. */
export type ChargeDeed = { deed: "charge"; line: string; cents: number; tax_code: TaxCode };
/** A cancelled service: its charge becomes the fee, under the same tax code where none is named. */
export type CancelDeed = { deed: "cancel"; line: string; fee_cents: number; tax_code?: Optional<TaxCode> };
/** `cents` is the amount of a deposit, `due` the day on which it falls due; without them the terms decide. */
export type InvoiceDeed = {
  deed: "invoice";
  on: string;
  kind: InvoiceKind;
  cents?: Optional<number>;
  due?: Optional<string>;
};
/** Money of the agency; `invoice` is the number of the one to be served first. */
export type ReceiptDeed = { deed: "receipt"; on: string; cents: number; invoice?: Optional<string> };
/** Takes back all that is left of an invoice, or so many cents of each tax code. */
export type CreditDeed = {
  deed: "credit";
  on: string;
  invoice: string;
  all?: Optional<boolean>;
  amounts?: Optional<Partial<Record<TaxCode, number>>>;
};
export type RefundDeed = { deed: "refund"; on: string; cents: number };
export type WriteDeed = { deed: "write_off" | "write_back"; on: string; invoice: string; cents: number };

/**
 * Money between two files of one agency: above zero it came in from the other one, below zero it left. Not part of the
 * histories of the agreed function, which know one file.
 */
export type TransferDeed = { deed: "transfer"; on: string; cents: number };

/**
 * What a card payment costs on top. It is done right before the receipt, which holds it too, and keeps so much of that
 * from the invoices. Not part of the histories of the agreed function either.
 */
export type SurchargeDeed = { deed: "surcharge"; on: string; cents: number };

export type Deed = ChargeDeed | CancelDeed | InvoiceDeed | ReceiptDeed | CreditDeed | RefundDeed | WriteDeed;

/** Whatever the product does to the money of a file. */
export type AnyDeed = Deed | TransferDeed | SurchargeDeed;

export type Brand = { code: string; gst_bps: number };
export type Terms = { deposit_bps: number; balance_days_before: number; payment_days: number };

/** What happened to the money of one file, in the order in which it happened. */
export type History = { id: string; brand: Brand; terms: Terms; travel_date: string; deeds: Deed[] };

/** Why a deed was refused. */
export type RefusalCode =
  | "ALREADY_INVOICED"
  | "AMOUNT"
  | "BACKDATED"
  | "CREDIT_FIRST"
  | "NOTHING_TO_BILL"
  | "OVER_CREDIT"
  | "OVER_REFUND"
  | "OVER_WRITE_BACK"
  | "OVER_WRITE_OFF"
  | "UNKNOWN_INVOICE";
