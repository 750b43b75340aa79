import { and, asc, count, eq, exists, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { optionNamed } from "#api/modules/catalogue/options/repository.ts";
import type { RateSeasonQuery } from "#contract/catalogue/rates/rates.ts";

type Query = z.output<typeof RateSeasonQuery>;

/** A season is called by its first version. */
const seasonUid = sql<string>`coalesce(${rate.seasonUid}, ${rate.uid})`;

function rowsOf(tx: Tx) {
  return tx
    .select({
      rate,
      season: seasonUid,
      option: {
        id: productOption.id,
        uid: productOption.uid,
        name: productOption.name,
        basis: productOption.chargeBasis,
      },
      cost: rateCost.cost,
      sell: rateSell.sell,
      markupBps: rateSell.markupBps,
      belowCostReason: rateSell.belowCostReason,
    })
    .from(rate)
    .innerJoin(productOption, eq(productOption.id, rate.optionId))
    .innerJoin(rateCost, eq(rateCost.rateId, rate.id))
    .innerJoin(rateSell, eq(rateSell.rateId, rate.id))
    .$dynamic();
}

/** The version of a season that counts, with its prices and what it belongs to. */
export type SeasonRecord = Awaited<ReturnType<typeof rowsOf>>[number];

const counts = isNull(rate.supersededAt);

function conditions(tx: Tx, filter: Query["filter"]): SQL | undefined {
  const { q, supplier: of, option, status, price_code: code, month } = filter;
  return and(
    counts,
    q ? or(optionNamed(q), contains(rate.name, q)) : undefined,
    of ? inArray(productOption.supplierId, idOfSupplier(tx, of)) : undefined,
    option ? eq(productOption.uid, option) : undefined,
    status ? eq(rate.status, status) : undefined,
    code === undefined ? undefined : eq(rate.priceCode, code.toUpperCase()),
    month
      ? sql`daterange(${rate.dateFrom}, ${rate.dateTo}, '[]') && daterange(${`${month}-01`}::date, (${`${month}-01`}::date + interval '1 month')::date)`
      : undefined,
  );
}

function idOfSupplier(tx: Tx, uid: string) {
  return tx.select({ id: supplier.id }).from(supplier).where(eq(supplier.uid, uid));
}

const sortColumns = {
  date_from: rate.dateFrom,
  name: rate.name,
  product: sql`${productOption.name} ->> 'en'`,
};

export async function listSeasons(tx: Tx, { filter, sort, page, per_page: perPage }: Query) {
  const where = conditions(tx, filter);
  const wished = sort.length > 0 ? sort : (["date_from"] as const);
  const rows = await rowsOf(tx)
    .where(where)
    .orderBy(...orderedBy(wished, sortColumns), asc(rate.priceCode), asc(rate.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx
    .select({ total: count() })
    .from(rate)
    .innerJoin(productOption, eq(productOption.id, rate.optionId))
    .where(where);
  return { rows, total: counted?.total ?? 0, page, perPage };
}

/** The seasons a bulk call means. */
export function findSeasons(tx: Tx, target: { uids: string[] } | { filter: Query["filter"] }) {
  const where =
    "uids" in target ? and(counts, inArray(seasonUid, target.uids)) : conditions(tx, target.filter);
  return rowsOf(tx).where(where).orderBy(asc(rate.id)).for("update", { of: rate });
}

/** With `hold`, nobody else changes it before this transaction ends. */
export async function findSeason(
  tx: Tx,
  uid: string,
  { hold = false } = {},
): Promise<SeasonRecord | undefined> {
  const query = rowsOf(tx).where(and(counts, eq(seasonUid, uid)));
  const [found] = await (hold ? query.for("update", { of: rate }) : query);
  return found;
}

/** All seasons of the products of a supplier that count. */
export function supplierSeasons(tx: Tx, supplierId: number): Promise<SeasonRecord[]> {
  return rowsOf(tx)
    .where(and(counts, eq(productOption.supplierId, supplierId)))
    .orderBy(asc(rate.optionId), asc(rate.dateFrom), asc(rate.id));
}

/** The seasons whose version that counts an import wrote, kept until the transaction ends. */
export function importedSeasons(tx: Tx, importId: number): Promise<SeasonRecord[]> {
  return rowsOf(tx)
    .where(and(counts, eq(rate.importId, importId)))
    .orderBy(asc(rate.id))
    .for("update", { of: rate });
}

/** The versions before those that an import wrote, by the season. */
export async function versionsBefore(tx: Tx, importId: number): Promise<Map<string, SeasonRecord>> {
  const next = alias(rate, "next");
  const rows = await rowsOf(tx).where(
    exists(
      tx
        .select({ id: next.id })
        .from(next)
        .where(
          and(
            eq(next.importId, importId),
            eq(next.seasonUid, seasonUid),
            eq(next.version, sql`${rate.version} + 1`),
          ),
        ),
    ),
  );
  return new Map(rows.map((row) => [row.season, row]));
}

/** What decides overlaps, of every season of an option that counts. */
export function readRanges(tx: Tx, optionId: number) {
  return tx
    .select({
      id: seasonUid,
      name: rate.name,
      priceCode: rate.priceCode,
      dateFrom: rate.dateFrom,
      dateTo: rate.dateTo,
      dowMask: rate.dowMask,
      priority: rate.priority,
    })
    .from(rate)
    .where(and(counts, eq(rate.optionId, optionId)));
}

/** What the versions that count are called, by their own uid. */
export async function versionNames(tx: Tx, optionId: number): Promise<Map<string, string>> {
  const rows = await tx
    .select({ uid: rate.uid, name: rate.name })
    .from(rate)
    .where(and(counts, eq(rate.optionId, optionId)));
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}
