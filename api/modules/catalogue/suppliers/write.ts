import { and, eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierContact } from "#api/db/schema/contact.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { isOwn, supplierColumns } from "#api/modules/catalogue/suppliers/columns.ts";
import {
  getSupplier,
  holdSameSupplier,
  supplierFields,
  supplierSubject,
} from "#api/modules/catalogue/suppliers/records.ts";
import { presentSupplier, type SupplierRecord } from "#api/modules/catalogue/suppliers/repository.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import type { Supplier, SupplierInput } from "#contract/catalogue/suppliers/suppliers.ts";

/** Adds a supplier without products. */
export function createSupplier(input: SupplierInput, call: Call): Promise<Supplier> {
  const uid = ulid(call.now().getTime());
  return writing(call, async (tx) => {
    await tx.insert(supplier).values({ ...(await supplierColumns(tx, input, [], call)), uid });
    const made = await getSupplier(tx, uid, call);
    const after = supplierFields(made);
    await writeAudit(tx, call, { subject: supplierSubject(uid), action: "created", after });
    return presentSupplier(made);
  });
}

/** Saves the form. Where requests go is the address of the main contact as well. */
export function updateSupplier(uid: string, version: number, input: SupplierInput, call: Call) {
  return writing(call, async (tx): Promise<Supplier> => {
    const before = await holdSameSupplier(tx, uid, version, call);
    if (before.inUse && input.code !== before.supplier.code) {
      throw invalid({ code: [catalogueTextsIn(call.locale).supplierCodeFixed] });
    }
    const foreign = before.supplier.brandIds.filter((id) => !isOwn(id, call));
    const columns = await supplierColumns(tx, input, foreign, call);
    if (columns.emailReservations !== before.supplier.emailReservations) {
      await tx
        .update(supplierContact)
        .set({ email: columns.emailReservations, updatedAt: call.now() })
        .where(and(eq(supplierContact.supplierId, before.supplier.id), supplierContact.isPrimary));
    }
    return presentSupplier(await change(tx, before, columns, call));
  });
}

/** Moves a held supplier to another status. */
export async function moveSupplier(
  tx: Tx,
  record: SupplierRecord,
  status: Supplier["status"],
  call: Call,
): Promise<void> {
  await change(tx, record, { status }, call);
}

/** Saves what differs and says so in the log; a form that was sent unchanged changes nothing. */
async function change(
  tx: Tx,
  before: SupplierRecord,
  columns: Partial<typeof supplier.$inferInsert>,
  call: Call,
): Promise<SupplierRecord> {
  const { uid, id } = before.supplier;
  await tx.update(supplier).set(columns).where(eq(supplier.id, id));
  const after = await getSupplier(tx, uid, call);
  const sides = { before: supplierFields(before), after: supplierFields(after) };
  if (isUnchanged(sides.before, sides.after)) return before;
  await touchSupplier(tx, id, call);
  await writeAudit(tx, call, { subject: supplierSubject(uid), action: "changed", ...sides });
  return getSupplier(tx, uid, call);
}

/** Counts the version of a supplier up. */
export async function touchSupplier(tx: Tx, id: number, call: Call): Promise<void> {
  await tx
    .update(supplier)
    .set({ lockVersion: sql`${supplier.lockVersion} + 1`, updatedAt: call.now() })
    .where(eq(supplier.id, id));
}

/** Removes a supplier that nothing refers to, with the people at it. */
export function removeSupplier(uid: string, version: number, call: Call): Promise<void> {
  return writing(call, async (tx) => {
    const before = await holdSameSupplier(tx, uid, version, call);
    if (before.inUse) throw notNow(catalogueTextsIn(call.locale).supplierInUse);
    await tx.delete(supplier).where(eq(supplier.id, before.supplier.id));
    const told = { subject: supplierSubject(uid), action: "removed", before: supplierFields(before) };
    await writeAudit(tx, call, told);
  });
}

/** A code that is taken is refused beside the code; what refers to the supplier after all, in words. */
async function writing<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await call.database.inScope(call.scope, work);
  } catch (error) {
    const texts = catalogueTextsIn(call.locale);
    const rule = brokenRule(error);
    if (rule === "supplier_code_unique") throw invalid({ code: [texts.supplierCodeTaken] });
    if (rule?.endsWith("_supplier_id_supplier_id_fk")) throw notNow(texts.supplierInUse);
    throw error;
  }
}
