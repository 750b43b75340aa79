import { z } from "zod";
import {
  amenities,
  confirmChannels,
  costTaxModes,
  paymentTerms,
  supplierStatuses,
} from "#contract/catalogue/suppliers/supplier-terms.ts";
import { listQuery } from "#contract/list-query.ts";
import { BrandCode, Currency, ServiceType, Uid } from "#contract/primitives.ts";
import { defineResource } from "#contract/resource.ts";

export const SupplierStatus = z.enum(supplierStatuses);

/** The page that a company shows the world. */
const Website = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .optional();

/**
 * What the form of a supplier writes. `email_reservations` is where requests go; it is the address of the main contact
 * as well, and changing one changes the other.
 */
export const SupplierInput = z.object({
  /** Three letters of the name and three of the place; the codes of its products contain it. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/),
  name: z.string().trim().min(2).max(120),
  /** What agents and travellers read. */
  internet_name: z.string().trim().min(2).max(120),
  status: SupplierStatus,
  brands: z.array(BrandCode).min(1),
  service_types: z.array(ServiceType).min(1),
  /** Code of a place. */
  place: z.string().length(3),
  address: z.string().trim().min(3).max(300),
  postcode: z.string().trim().max(12).optional(),
  phone: z.string().trim().min(3).max(40),
  emergency_phone: z.string().trim().max(40).optional(),
  website: Website,
  email_reservations: z.email().max(200),
  confirm_channel: z.enum(confirmChannels),
  response_sla_hours: z.int().min(1).max(720),
  tells_stock: z.boolean().default(false),
  currency: Currency,
  /** Whether its prices contain the tax; a new rate begins with it. */
  cost_tax_mode: z.enum(costTaxModes),
  payment_terms: z.enum(paymentTerms),
  /** Days, or the day of the month, as the terms say. */
  payment_days: z.int().min(0).max(365),
  email_accounts: z.email().max(200).optional(),
  requires_prepayment: z.boolean().default(false),
  /** Code of the ages that count where a product says nothing. */
  age_policy: z.string().max(40).optional(),
  amenities: z.array(z.enum(amenities)).default([]),
  notes_internal: z.string().trim().max(4000).optional(),
});
export type SupplierInput = z.output<typeof SupplierInput>;

/** A supplier as the office reads it. `in_use`: it has products, so that its code stays. */
export const Supplier = z.object({
  uid: Uid,
  code: z.string(),
  name: z.string(),
  internet_name: z.string(),
  status: SupplierStatus,
  brands: z.array(BrandCode),
  service_types: z.array(ServiceType),
  place: z.string(),
  place_name: z.string(),
  address: z.string(),
  postcode: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string(),
  emergency_phone: z.string().nullable(),
  email_reservations: z.string(),
  email_accounts: z.string().nullable(),
  confirm_channel: z.enum(confirmChannels),
  response_sla_hours: z.int(),
  tells_stock: z.boolean(),
  currency: Currency,
  cost_tax_mode: z.enum(costTaxModes),
  payment_terms: z.enum(paymentTerms),
  payment_days: z.int(),
  requires_prepayment: z.boolean(),
  age_policy: z.string().nullable(),
  amenities: z.array(z.string()),
  notes_internal: z.string().nullable(),
  in_use: z.boolean(),
  /** Mean of the published reviews in hundredths of a star. */
  rating_avg: z.int().nullable(),
  rating_count: z.int(),
  lock_version: z.int(),
});
export type Supplier = z.infer<typeof Supplier>;

export const SupplierQuery = listQuery({
  sort: ["name", "code", "place", "status"],
  filter: {
    q: z.string().max(60),
    place: z.string().max(3),
    service: ServiceType,
    status: SupplierStatus,
    brand: BrandCode,
  },
});

export const supplierResource = defineResource({
  path: "/api/office/suppliers",
  name: "supplier",
  plural: "suppliers",
  permission: {
    view: "suppliers.view",
    create: "suppliers.create",
    edit: "suppliers.edit",
    remove: "suppliers.delete",
  },
  item: Supplier,
  input: SupplierInput,
  query: SupplierQuery,
  verbs: ["activate", "hold", "close"],
});

export const supplierEndpoints = [...supplierResource.all] as const;
