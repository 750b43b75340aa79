import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import {
  createAgePolicy,
  listAgePolicies,
  type AgePolicyInput,
} from "#contract/catalogue/suppliers/age-policies.ts";
import {
  showSupplierContacts,
  updateSupplierContacts,
  type SupplierContactsInput,
} from "#contract/catalogue/suppliers/contacts.ts";
import { supplierResource } from "#contract/catalogue/suppliers/suppliers.ts";

/** Who delivers what is sold. */
export const supplierService = (api: ApiClient) => ({
  ...resourceClient(api, supplierResource),
  contacts: (uid: string) => api.call(showSupplierContacts, { params: { uid } }),
  saveContacts: (uid: string, lock_version: number, input: SupplierContactsInput) =>
    api.call(updateSupplierContacts, { params: { uid }, body: { ...input, lock_version } }),
});

/** The ages that suppliers and products refer to. */
export const agePolicyService = (api: ApiClient) => ({
  all: () => api.call(listAgePolicies),
  add: (body: AgePolicyInput, headers: Readonly<Record<string, string>>) =>
    api.call(createAgePolicy, { body, headers }),
});
