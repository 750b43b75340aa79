import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, DateOnly, Uid } from "#contract/primitives.ts";

const tag = "client files";

/** The most that one amount may be, either way: what a number of the database holds. */
const most = 2_000_000_000;

/** What a supplier billed us, as it is written down: one paper, with an amount for each service that is on it. */
export const SupplierInvoiceInput = z.object({
  supplier: Uid,
  /** The supplier's own number. One that is there already is refused. */
  number: z.string().trim().min(1).max(60),
  billed_on: DateOnly,
  note: z.string().trim().max(500).default(""),
  /**
   * Services of this supplier; cents with tax in the file's currency, below zero where it gives back, none where the
   * service is not on the paper. One at least is.
   */
  lines: z
    .array(z.object({ line: Uid, cents: Cents.min(-most).max(most).nullable().default(null) }))
    .min(1)
    .max(200),
});
export type SupplierInvoiceInput = z.infer<typeof SupplierInvoiceInput>;

/** What a supplier billed, as it was written down. */
export const SupplierInvoice = z.object({
  uid: Uid,
  supplier_uid: Uid,
  supplier_name: z.string(),
  number: z.string(),
  billed_on: DateOnly,
  note: z.string(),
  total_cents: Cents,
  lines: z.array(z.object({ line: Uid, cents: Cents })),
  recorded_at: z.iso.datetime({ offset: true }),
  /** Null where whoever wrote it down is known no longer. */
  recorded_by: z.string().nullable(),
});
export type SupplierInvoice = z.infer<typeof SupplierInvoice>;

export const keepSupplierInvoice = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/supplier-invoices",
  summary: "Write down what a supplier billed for services of a file",
  tag,
  access: { audience: "office", permission: "transactions.adjust" },
  params: z.object({ uid: Uid }),
  body: SupplierInvoiceInput,
  answer: item(z.object({ uid: Uid })),
  status: 201,
});

export const takeBackSupplierInvoice = defineEndpoint({
  method: "DELETE",
  path: "/api/office/client-files/{uid}/supplier-invoices/{invoice}",
  summary: "Take back a supplier's invoice that was written down by mistake",
  tag,
  access: { audience: "office", permission: "transactions.adjust" },
  params: z.object({ uid: Uid, invoice: Uid }),
  answer: { kind: "empty" },
  status: 204,
});

export const supplierInvoiceEndpoints = [keepSupplierInvoice, takeBackSupplierInvoice] as const;
