import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import {
  findSupplier,
  presentSupplier,
  type SupplierRecord,
} from "#api/modules/catalogue/suppliers/repository.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

/** A supplier that the caller sees; one of another brand is not there. */
export async function getSupplier(tx: Tx, uid: string, call: Call): Promise<SupplierRecord> {
  return there(await findSupplier(tx, uid), call);
}

/** The same, kept from others until the transaction ends. */
export async function holdSupplier(tx: Tx, uid: string, call: Call): Promise<SupplierRecord> {
  return there(await findSupplier(tx, uid, { hold: true }), call);
}

/** The same, as the caller read it. */
export async function holdSameSupplier(
  tx: Tx,
  uid: string,
  version: number,
  call: Call,
): Promise<SupplierRecord> {
  const found = await holdSupplier(tx, uid, call);
  sameVersion(presentSupplier(found), version, call);
  return found;
}

function there(found: SupplierRecord | undefined, call: Call): SupplierRecord {
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** What the log calls a supplier. */
export function supplierSubject(uid: string) {
  return { type: "supplier", uid };
}

/** The fields that a form writes. */
export function supplierFields(record: SupplierRecord) {
  const {
    uid: _uid,
    in_use: _used,
    place_name: _place,
    rating_avg: _stars,
    rating_count: _reviews,
    lock_version: _version,
    ...fields
  }: Supplier = presentSupplier(record);
  return fields;
}
