import { z } from "zod";
import { cancelCharges, cancelTimeUnits } from "#contract/catalogue/cancel-terms/cancel-words.ts";
import { OptionalTexts } from "#contract/catalogue/options/texts.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { BasisPoints, Cents, TranslatedText, Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";

/** From when on before the first day of the service, counted to its midnight, and what is charged then. */
const when = {
  before: z.int().min(0).max(9_999),
  unit: z.enum(cancelTimeUnits),
  charge: z.enum(cancelCharges),
};

const Step = z.object({
  ...when,
  share_bps: BasisPoints.min(1).max(10_000).optional(),
  /** Nights or days from the first on. */
  units: z.int().min(1).max(365).optional(),
  /** In the currency of the file. */
  amount_cents: Cents.min(0).max(100_000_000).optional(),
  /** What documents say of it instead of what follows from the fields. */
  text: OptionalTexts,
});

/** What cancelling costs: the step that begins latest before the service counts; before all of them nothing is charged. */
export const CancelTermsInput = z.object({
  name: z.string().trim().min(2).max(80),
  steps: z.array(Step).max(12).default([]),
  /** The products of the supplier that have these terms; others that had them have none then. */
  products: z.array(Uid).max(1000).default([]),
});
export type CancelTermsInput = z.output<typeof CancelTermsInput>;

/**
 * Cancellation terms as the office reads them; those of the house have no supplier and are changed by nobody. `rules` are
 * the steps in words, as documents say them. `products` are those of the supplier that was asked for, `used_by` counts all.
 */
export const CancelTerms = z.object({
  uid: Uid,
  supplier: Uid.nullable(),
  name: z.string(),
  steps: z.array(
    z.object({
      ...when,
      share_bps: z.int().nullable(),
      units: z.int().nullable(),
      amount_cents: Cents.nullable(),
      text: TranslatedText.nullable(),
    }),
  ),
  rules: z.array(TranslatedText),
  products: z.array(Uid),
  used_by: z.int(),
  lock_version: z.int(),
});
export type CancelTerms = z.infer<typeof CancelTerms>;

const TermsProduct = z.object({
  uid: Uid,
  name: TranslatedText,
  comment: TranslatedText.nullable(),
  /** Null: cancelling it costs nothing. */
  terms: Uid.nullable(),
});
export type TermsProduct = z.infer<typeof TermsProduct>;

/** The terms that the products of a supplier may have, and which of them each product has. */
export const SupplierCancelTerms = z.object({
  terms: z.array(CancelTerms),
  products: z.array(TermsProduct),
});
export type SupplierCancelTerms = z.infer<typeof SupplierCancelTerms>;

const ofSupplier = "/api/office/suppliers/{uid}/cancel-terms";
const one = "/api/office/cancel-terms/{uid}";
const params = z.object({ uid: Uid });
const view = { audience: "office", permission: "products.view" } as const;
const edit = { audience: "office", permission: "products.edit" } as const;
const tag = "products";

export const listCancelTerms = defineEndpoint({
  method: "GET",
  path: ofSupplier,
  summary: "The cancellation terms that products of a supplier may have: its own, and those of the house",
  tag,
  access: view,
  params,
  answer: item(SupplierCancelTerms),
});

export const createCancelTerms = defineEndpoint({
  method: "POST",
  path: ofSupplier,
  summary: "Add cancellation terms of a supplier and give them to its products",
  tag,
  access: edit,
  params,
  body: CancelTermsInput,
  answer: item(CancelTerms),
  status: 201,
});

export const showCancelTerms = defineEndpoint({
  method: "GET",
  path: one,
  summary: "Cancellation terms of a supplier",
  tag,
  access: view,
  params,
  answer: item(CancelTerms),
});

export const updateCancelTerms = defineEndpoint({
  method: "PUT",
  path: one,
  summary: "Change cancellation terms of a supplier; what is booked keeps those it was booked with",
  tag,
  access: edit,
  params,
  body: z.intersection(CancelTermsInput, Version),
  answer: item(CancelTerms),
});

export const removeCancelTerms = defineEndpoint({
  method: "DELETE",
  path: one,
  summary: "Remove cancellation terms that nothing has",
  tag,
  access: edit,
  params,
  query: z.object({ lock_version: z.coerce.number().int().min(1) }),
  answer: { kind: "empty" },
  status: 204,
});

export const listCancelTermsHistory = defineEndpoint({
  method: "GET",
  path: `${one}/history`,
  summary: "How cancellation terms were changed, and by whom",
  tag,
  access: view,
  params,
  query: HistoryQuery,
  answer: page(AuditEntry),
});

export const cancelTermsEndpoints = [
  listCancelTerms,
  createCancelTerms,
  showCancelTerms,
  updateCancelTerms,
  removeCancelTerms,
  listCancelTermsHistory,
] as const;
