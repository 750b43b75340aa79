import { z } from "zod";
import { extraBases } from "#contract/catalogue/extras/extra-words.ts";
import { Texts } from "#contract/catalogue/options/texts.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { BasisPoints, Cents, TranslatedText, Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";

const Price = Cents.min(0).max(100_000_000);

const facts = {
  /** By which services and packages name it: it stays once it is saved. */
  code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9_-]{0,29}$/),
  basis: z.enum(extraBases),
  compulsory: z.boolean().default(false),
  commissionable: z.boolean().default(false),
  price_on_request: z.boolean().default(false),
  /** False: it is no longer sold; what was sold keeps it. */
  active: z.boolean().default(false),
};

const optional = {
  /** Nights, days or stays at most that are charged. */
  cap_units: z.int().min(1).max(999).optional(),
  /** On the cost, where no sell price is stated; without both it is passed through. */
  markup_bps: BasisPoints.min(-9_000).max(50_000).optional(),
  adult_cost_cents: Price.optional(),
  adult_sell_cents: Price.optional(),
  child_cost_cents: Price.optional(),
  child_sell_cents: Price.optional(),
  infant_cost_cents: Price.optional(),
  infant_sell_cents: Price.optional(),
  each_cost_cents: Price.optional(),
  each_sell_cents: Price.optional(),
};

/** What can or must be taken with a product, in the order in which it is offered. Prices in cents, tax included. */
export const ProductExtrasInput = z.object({
  extras: z
    .array(z.object({ ...facts, name: Texts, ...optional }))
    .max(40)
    .default([]),
});
export type ProductExtrasInput = z.output<typeof ProductExtrasInput>;

const amount = Cents.nullable();
export const ProductExtra = z.object({
  code: z.string(),
  name: TranslatedText,
  basis: z.enum(extraBases),
  compulsory: z.boolean(),
  commissionable: z.boolean(),
  price_on_request: z.boolean(),
  active: z.boolean(),
  cap_units: z.int().nullable(),
  markup_bps: z.int().nullable(),
  adult_cost_cents: amount,
  adult_sell_cents: amount,
  child_cost_cents: amount,
  child_sell_cents: amount,
  infant_cost_cents: amount,
  infant_sell_cents: amount,
  each_cost_cents: amount,
  each_sell_cents: amount,
});
export type ProductExtra = z.infer<typeof ProductExtra>;

/** The version is that of the product. */
export const ProductExtras = z.object({ extras: z.array(ProductExtra), lock_version: z.int() });
export type ProductExtras = z.infer<typeof ProductExtras>;

const path = "/api/office/products/{uid}/extras";
const params = z.object({ uid: Uid });
const view = { audience: "office", permission: "rates.view" } as const;

export const showProductExtras = defineEndpoint({
  method: "GET",
  path,
  summary: "What can or must be taken with a product, and what it costs",
  tag: "products",
  access: view,
  params,
  answer: item(ProductExtras),
});

export const updateProductExtras = defineEndpoint({
  method: "PUT",
  path,
  summary: "Say what can or must be taken with a product; what was saved once is ended, not left out",
  tag: "products",
  access: { audience: "office", permission: "rates.edit" },
  params,
  body: z.intersection(ProductExtrasInput, Version),
  answer: item(ProductExtras),
});

export const listExtrasHistory = defineEndpoint({
  method: "GET",
  path: `${path}/history`,
  summary: "How the extras of a product were changed, and by whom",
  tag: "products",
  access: view,
  params,
  query: HistoryQuery,
  answer: page(AuditEntry),
});

export const productExtraEndpoints = [showProductExtras, updateProductExtras, listExtrasHistory] as const;
