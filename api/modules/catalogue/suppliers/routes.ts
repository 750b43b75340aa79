import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import { addAges, allAges } from "#api/modules/catalogue/suppliers/age-policies.ts";
import { showContacts, writeContacts } from "#api/modules/catalogue/suppliers/contacts.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import {
  findSuppliers,
  listSuppliers,
  presentSupplier,
} from "#api/modules/catalogue/suppliers/repository.ts";
import {
  createSupplier,
  moveSupplier,
  removeSupplier,
  updateSupplier,
} from "#api/modules/catalogue/suppliers/write.ts";
import { createAgePolicy, listAgePolicies } from "#contract/catalogue/suppliers/age-policies.ts";
import { showSupplierContacts, updateSupplierContacts } from "#contract/catalogue/suppliers/contacts.ts";
import { supplierResource } from "#contract/catalogue/suppliers/suppliers.ts";

/** Suppliers with the people at them. */
export const supplierRoutes: Route[] = [
  ...resourceRoutes(supplierResource, "supplier", {
    list: (query, call) => call.database.inScope(call.scope, (tx) => listSuppliers(tx, query)),
    show: (uid, call) =>
      call.database.inScope(call.scope, async (tx) => presentSupplier(await getSupplier(tx, uid, call))),
    create: createSupplier,
    update: updateSupplier,
    remove: removeSupplier,
    bulk,
  }),
  route(showSupplierContacts, ({ params }, call) => showContacts(params.uid, call)),
  route(updateSupplierContacts, ({ params, body }, call) => writeContacts(params.uid, body, call)),
  route(listAgePolicies, (_input, call) => allAges(call)),
  route(createAgePolicy, ({ body }, call) => addAges(body, call)),
];

const statusOf = { activate: "active", hold: "on_hold", close: "closed" } as const;

function bulk({ action, target, dryRun }: BulkWish<typeof supplierResource>, call: Call) {
  const status = statusOf[action];
  return call.database.inScope(call.scope, async (tx) => {
    const found = await findSuppliers(tx, target);
    if (dryRun) {
      const same = found.filter(({ supplier }) => supplier.status === status);
      return bulkResult(found.length, [], same.length);
    }
    const rows = found.map((record) => ({ uid: record.supplier.uid, name: record.supplier.name, record }));
    return eachOf(rows, async ({ record }) => {
      if (record.supplier.status === status) return "unchanged";
      await moveSupplier(tx, record, status, call);
    });
  });
}
