import { z } from "zod";
import { contactRoles } from "#contract/catalogue/suppliers/supplier-terms.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";

const contact = {
  name: z.string().trim().min(2).max(100),
  job: z.string().trim().max(100).optional(),
  email: z.email().max(200).optional(),
  phone: z.string().trim().max(40).optional(),
  roles: z.array(z.enum(contactRoles)).default([]),
  /** Who gets our requests: one of them, with an address. */
  is_primary: z.boolean().default(false),
};

/** The people at a supplier, all of them; who is left out is removed. */
export const SupplierContactsInput = z.object({ contacts: z.array(z.object(contact)).max(30).default([]) });
export type SupplierContactsInput = z.output<typeof SupplierContactsInput>;

const SupplierContact = z.object({
  name: z.string(),
  job: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  roles: z.array(z.enum(contactRoles)),
  is_primary: z.boolean(),
});

/** The version is that of the supplier. */
export const SupplierContacts = z.object({ contacts: z.array(SupplierContact), lock_version: z.int() });
export type SupplierContacts = z.infer<typeof SupplierContacts>;

const key = z.object({ uid: Uid });

export const showSupplierContacts = defineEndpoint({
  method: "GET",
  path: "/api/office/suppliers/{uid}/contacts",
  summary: "The people at a supplier",
  tag: "suppliers",
  access: { audience: "office", permission: "suppliers.view" },
  params: key,
  answer: item(SupplierContacts),
});

export const updateSupplierContacts = defineEndpoint({
  method: "PUT",
  path: "/api/office/suppliers/{uid}/contacts",
  summary: "Say who the people at a supplier are, and who of them gets our requests",
  tag: "suppliers",
  access: { audience: "office", permission: "suppliers.edit" },
  params: key,
  body: z.intersection(SupplierContactsInput, Version),
  answer: item(SupplierContacts),
});

export const supplierContactEndpoints = [showSupplierContacts, updateSupplierContacts] as const;
