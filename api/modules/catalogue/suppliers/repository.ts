import { and, arrayContains, asc, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { beginsWith, contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { brand } from "#api/db/schema/brand.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { Supplier, SupplierQuery } from "#contract/catalogue/suppliers/suppliers.ts";
import { BrandCode } from "#contract/primitives.ts";

type Query = z.output<typeof SupplierQuery>;

const inUse = sql<boolean>`exists (select from ${productOption} where ${productOption.supplierId} = ${supplier.id})`;
const brandCodes = sql<string[]>`(select array_agg(${brand.code} order by ${brand.id} ) from ${brand}
  where ${brand.id} = any(${supplier.brandIds}))`;

function rowsOf(tx: Tx) {
  return tx
    .select({
      supplier,
      brands: brandCodes,
      place: place.code,
      placeName: place.name,
      agePolicy: agePolicy.code,
      inUse,
    })
    .from(supplier)
    .innerJoin(place, eq(place.id, supplier.placeId))
    .leftJoin(agePolicy, eq(agePolicy.id, supplier.defaultAgePolicyId))
    .$dynamic();
}

/** A supplier as it is kept, with what names its brands, place and ages. */
export type SupplierRecord = Awaited<ReturnType<typeof rowsOf>>[number];

/** A supplier as the office reads it. */
export function presentSupplier({ supplier: row, brands, ...named }: SupplierRecord): Supplier {
  return {
    uid: row.uid,
    code: row.code,
    name: row.name,
    internet_name: row.internetName,
    status: row.status,
    brands: BrandCode.array().parse(brands),
    service_types: row.serviceTypes,
    place: named.place,
    place_name: named.placeName,
    address: row.address,
    postcode: row.postcode,
    website: row.website,
    phone: row.phone,
    emergency_phone: row.emergencyPhone,
    email_reservations: row.emailReservations,
    email_accounts: row.emailAccounts,
    confirm_channel: row.confirmChannel,
    response_sla_hours: row.responseSlaHours,
    tells_stock: row.tellsStock,
    currency: row.currency,
    cost_tax_mode: row.costTaxMode,
    payment_terms: row.paymentTerms,
    payment_days: row.paymentDays,
    requires_prepayment: row.requiresPrepayment,
    age_policy: named.agePolicy,
    amenities: row.amenities,
    notes_internal: row.notesInternal,
    in_use: named.inUse,
    rating_avg: row.ratingAvg,
    rating_count: row.ratingCount,
    lock_version: row.lockVersion,
  };
}

/** Suppliers that are called so, to us or to clients, or whose code begins so. */
export function supplierNamed(words: string): SQL | undefined {
  return or(
    contains(supplier.name, words),
    contains(supplier.internetName, words),
    beginsWith(supplier.code, words),
  );
}

function conditions({ q, place: at, service, status, brand: code }: Query["filter"]): SQL | undefined {
  return and(
    q ? supplierNamed(q) : undefined,
    at ? eq(place.code, at.toUpperCase()) : undefined,
    service ? arrayContains(supplier.serviceTypes, [service]) : undefined,
    status ? eq(supplier.status, status) : undefined,
    code
      ? sql`${supplier.brandIds} && array(select ${brand.id} from ${brand} where ${brand.code} = ${code})`
      : undefined,
  );
}

const sortColumns = {
  name: supplier.name,
  code: supplier.code,
  place: place.name,
  status: supplier.status,
};

export async function listSuppliers(tx: Tx, { filter, sort, page, per_page: perPage }: Query) {
  const where = conditions(filter);
  const wished = sort.length > 0 ? sort : (["name"] as const);
  const rows = await rowsOf(tx)
    .where(where)
    .orderBy(...orderedBy(wished, sortColumns), asc(supplier.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx
    .select({ total: count() })
    .from(supplier)
    .innerJoin(place, eq(place.id, supplier.placeId))
    .where(where);
  return { rows: rows.map(presentSupplier), total: counted?.total ?? 0, page, perPage };
}

/** The suppliers a bulk call means, held until the transaction ends. */
export function findSuppliers(tx: Tx, target: { uids: string[] } | { filter: Query["filter"] }) {
  const where = "uids" in target ? inArray(supplier.uid, target.uids) : conditions(target.filter);
  return rowsOf(tx).where(where).orderBy(asc(supplier.id)).for("update", { of: supplier });
}

/** With `hold`, nobody else changes it before this transaction ends. */
export async function findSupplier(
  tx: Tx,
  uid: string,
  { hold = false } = {},
): Promise<SupplierRecord | undefined> {
  const query = rowsOf(tx).where(eq(supplier.uid, uid));
  const [found] = await (hold ? query.for("update", { of: supplier }) : query);
  return found;
}
