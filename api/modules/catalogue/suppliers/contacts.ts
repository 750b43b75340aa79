import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierContact } from "#api/db/schema/contact.ts";
import { place } from "#api/db/schema/place.ts";
import type { Call } from "#api/http/context.ts";
import { phoneIn } from "#api/http/kept-phone.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { getSupplier, holdSupplier, supplierSubject } from "#api/modules/catalogue/suppliers/records.ts";
import type { SupplierRecord } from "#api/modules/catalogue/suppliers/repository.ts";
import { touchSupplier } from "#api/modules/catalogue/suppliers/write.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import type { SupplierContacts, SupplierContactsInput } from "#contract/catalogue/suppliers/contacts.ts";

/** The people at a supplier, the one who gets our requests first. */
export function showContacts(uid: string, call: Call): Promise<SupplierContacts> {
  return call.database.inScope(call.scope, async (tx) => present(tx, await getSupplier(tx, uid, call)));
}

async function present(tx: Tx, { supplier: { id, lockVersion } }: SupplierRecord): Promise<SupplierContacts> {
  return { contacts: await readContacts(tx, id), lock_version: lockVersion };
}

function readContacts(tx: Tx, supplierId: number) {
  return tx
    .select({
      name: supplierContact.name,
      job: supplierContact.job,
      email: supplierContact.email,
      phone: supplierContact.phone,
      roles: supplierContact.roles,
      is_primary: supplierContact.isPrimary,
    })
    .from(supplierContact)
    .where(eq(supplierContact.supplierId, supplierId))
    .orderBy(desc(supplierContact.isPrimary), asc(supplierContact.name), asc(supplierContact.id));
}

/** Makes them the people of the supplier. Requests go to the main contact from now on. */
export function writeContacts(
  uid: string,
  { contacts, lock_version: version }: SupplierContactsInput & { lock_version: number },
  call: Call,
): Promise<SupplierContacts> {
  return call.database.inScope(call.scope, async (tx) => {
    const found = await holdSupplier(tx, uid, call);
    const before = await readContacts(tx, found.supplier.id);
    const current: SupplierContacts = { contacts: before, lock_version: found.supplier.lockVersion };
    sameVersion(current, version, call);
    checkContacts(contacts, call);
    const wanted = await withPhones(tx, found, contacts, call);
    await save(tx, found.supplier.id, wanted, call);
    const after = await readContacts(tx, found.supplier.id);
    if (isUnchanged({ contacts: before }, { contacts: after })) return current;
    const mail = wanted.find(({ is_primary: primary }) => primary)?.email ?? found.supplier.emailReservations;
    await tx.update(supplier).set({ emailReservations: mail }).where(eq(supplier.id, found.supplier.id));
    await touchSupplier(tx, found.supplier.id, call);
    await writeAudit(tx, call, {
      subject: supplierSubject(uid),
      action: "changed",
      before: { contacts: before, email_reservations: found.supplier.emailReservations },
      after: { contacts: after, email_reservations: mail },
    });
    return present(tx, await getSupplier(tx, uid, call));
  });
}

type Wanted = SupplierContactsInput["contacts"][number];

function checkContacts(contacts: readonly Wanted[], call: Call): void {
  const texts = catalogueTextsIn(call.locale);
  const errors: Record<string, string[]> = {};
  for (const [index, { email, phone, is_primary: primary }] of contacts.entries()) {
    if (primary && !email) errors[`contacts.${index}.email`] = [texts.primaryNeedsMail];
    else if (!email && !phone) errors[`contacts.${index}.email`] = [texts.contactUnreachable];
  }
  const chosen = contacts.filter(({ is_primary: primary }) => primary).length;
  if (contacts.length > 0 && chosen !== 1) errors["contacts"] = [texts.onePrimary];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function withPhones(
  tx: Tx,
  { supplier: { placeId } }: SupplierRecord,
  contacts: readonly Wanted[],
  call: Call,
) {
  const [at] = await tx.select({ country: place.country }).from(place).where(eq(place.id, placeId));
  const country = at?.country ?? "NZ";
  return contacts.map((contact, index) => ({
    ...contact,
    phone: phoneIn(contact.phone, { country, field: `contacts.${index}.phone` }, call),
  }));
}

type Kept = Omit<Wanted, "phone"> & { phone: string | null };

/**
 * Whoever is named as before stays the same person. Nobody is the main contact for a moment, so that the index, which
 * admits no second, lets it pass on.
 */
async function save(tx: Tx, supplierId: number, wanted: readonly Kept[], call: Call) {
  const known = await tx
    .select({ id: supplierContact.id, name: supplierContact.name })
    .from(supplierContact)
    .where(eq(supplierContact.supplierId, supplierId));
  const staying = wanted.map(({ name }) => {
    const at = known.findIndex((one) => one.name === name);
    return at < 0 ? undefined : known.splice(at, 1)[0]?.id;
  });
  const gone = known.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(supplierContact).where(inArray(supplierContact.id, gone));
  await tx
    .update(supplierContact)
    .set({ isPrimary: false })
    .where(and(eq(supplierContact.supplierId, supplierId), supplierContact.isPrimary));
  for (const [index, { job, email, is_primary: isPrimary, ...contact }] of wanted.entries()) {
    const fields = { ...contact, job: job ?? null, email: email ?? null, isPrimary };
    const id = staying[index];
    if (id === undefined) {
      await tx.insert(supplierContact).values({ ...fields, uid: ulid(call.now().getTime()), supplierId });
    } else {
      await tx
        .update(supplierContact)
        .set({ ...fields, lockVersion: sql`${supplierContact.lockVersion} + 1`, updatedAt: call.now() })
        .where(eq(supplierContact.id, id));
    }
  }
}
