import { and, asc, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { cancelPolicy } from "#api/db/schema/cancel-policy.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate } from "#api/db/schema/rate.ts";
import type { ProductOptionQuery } from "#contract/catalogue/options/options.ts";

type Query = z.output<typeof ProductOptionQuery>;

const end = alias(place, "end_place");
const hasRates = sql<boolean>`exists (select from ${rate} where ${rate.optionId} = ${productOption.id})`;

function rowsOf(tx: Tx) {
  return tx
    .select({
      option: productOption,
      supplier: { uid: supplier.uid, code: supplier.code, name: supplier.name, currency: supplier.currency },
      place: { code: place.code, name: place.name },
      endPlace: end.code,
      agePolicy: agePolicy.code,
      cancelTerms: cancelPolicy.uid,
      cancelTermsName: cancelPolicy.name,
      hasRates,
    })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .innerJoin(place, eq(place.id, productOption.placeId))
    .leftJoin(end, eq(end.id, productOption.endPlaceId))
    .leftJoin(agePolicy, eq(agePolicy.id, productOption.agePolicyId))
    .leftJoin(cancelPolicy, eq(cancelPolicy.id, productOption.cancelPolicyId))
    .$dynamic();
}

/** A product as it is kept, with what names its supplier, places and ages. */
export type OptionRecord = Awaited<ReturnType<typeof rowsOf>>[number];

/** Products whose name or comment in any language, or whose code, has the words. */
export function optionNamed(words: string): SQL | undefined {
  return or(
    contains(sql`${productOption.name}::text`, words),
    contains(sql`${productOption.comment}::text`, words),
    contains(productOption.code, words),
  );
}

function conditions({ q, supplier: of, status }: Query["filter"]): SQL | undefined {
  return and(
    q ? optionNamed(q) : undefined,
    of ? eq(supplier.uid, of) : undefined,
    status ? eq(productOption.status, status) : undefined,
  );
}

const sortColumns = {
  code: productOption.code,
  name: sql`${productOption.name} ->> 'en'`,
  status: productOption.status,
};

export async function listOptions(tx: Tx, { filter, sort, page, per_page: perPage }: Query) {
  const where = conditions(filter);
  const wished = sort.length > 0 ? sort : (["code"] as const);
  const rows = await rowsOf(tx)
    .where(where)
    .orderBy(...orderedBy(wished, sortColumns), asc(productOption.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx
    .select({ total: count() })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .where(where);
  return { rows, total: counted?.total ?? 0, page, perPage };
}

/** The products a bulk call means, held until the transaction ends. */
export function findOptions(tx: Tx, target: { uids: string[] } | { filter: Query["filter"] }) {
  const where = "uids" in target ? inArray(productOption.uid, target.uids) : conditions(target.filter);
  return rowsOf(tx).where(where).orderBy(asc(productOption.id)).for("update", { of: productOption });
}

/** With `hold`, nobody else changes it before this transaction ends. */
export async function findOption(
  tx: Tx,
  uid: string,
  { hold = false } = {},
): Promise<OptionRecord | undefined> {
  const query = rowsOf(tx).where(eq(productOption.uid, uid));
  const [found] = await (hold ? query.for("update", { of: productOption }) : query);
  return found;
}
