import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  ne,
  sql,
  type SQL,
  type AnyColumn,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { orderedBy } from "#api/db/ordered-by.ts";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { packageTestRun, tripPackage } from "#api/db/schema/package.ts";
import { place } from "#api/db/schema/place.ts";
import { packageNamed } from "#api/modules/catalogue/packages/named.ts";
import type {
  OfficePackage,
  OfficePackageInput,
  OfficePackageQuery,
} from "#contract/catalogue/packages/editor.ts";

type Query = z.output<typeof OfficePackageQuery>;

const start = alias(place, "start_place");
const end = alias(place, "end_place");

/** The newest test of the package beside it. */
const newestRun = sql`${packageTestRun.id} = (select r.id from ${packageTestRun} r
  where r.package_id = ${tripPackage.id} order by r.run_at desc, r.id desc limit 1)`;

function rowsOf(tx: Tx) {
  return tx
    .select({
      pack: tripPackage,
      brand: brand.code,
      currency: brand.currency,
      taxBps: brand.taxBps,
      startPlace: start.code,
      endPlace: end.code,
      test: {
        at: packageTestRun.runAt,
        cells: packageTestRun.cells,
        ok: packageTestRun.okCells,
        contentVersion: packageTestRun.contentVersion,
      },
    })
    .from(tripPackage)
    .innerJoin(brand, eq(brand.id, tripPackage.brandId))
    .innerJoin(start, eq(start.id, tripPackage.startPlaceId))
    .innerJoin(end, eq(end.id, tripPackage.endPlaceId))
    .leftJoin(packageTestRun, newestRun)
    .$dynamic();
}

/** A package as it is kept, with what names its brand and places and with its newest test in short. */
export type PackageRecord = Awaited<ReturnType<typeof rowsOf>>[number];

export function presentPackage({
  pack,
  brand: code,
  startPlace,
  endPlace,
  test,
}: PackageRecord): OfficePackage {
  return {
    uid: pack.uid,
    ref: pack.ref,
    brand: code,
    name: pack.name,
    summary: pack.summary,
    transport: pack.transport,
    tariffs: pack.tariffs,
    months_available: pack.monthsAvailable.toSorted((a, b) => a - b),
    min_pax: pack.minPax,
    duration_days: pack.durationDays,
    start_place: startPlace,
    end_place: endPlace,
    max_pax: pack.maxPax,
    markup_override_bps: pack.markupOverrideBps,
    status: pack.status,
    last_test: test && {
      at: test.at.toISOString(),
      cells: test.cells,
      ok: test.ok,
      current: test.contentVersion === pack.contentVersion,
    },
    lock_version: pack.lockVersion,
  };
}

function testedAs(outcome: Query["filter"]["test"]): SQL | undefined {
  const { id, cells, okCells, contentVersion } = packageTestRun;
  if (outcome === undefined) return undefined;
  if (outcome === "none") return isNull(id);
  if (outcome === "outdated") return ne(contentVersion, tripPackage.contentVersion);
  const current = eq(contentVersion, tripPackage.contentVersion);
  return and(current, outcome === "ok" ? eq(okCells, cells) : lt(okCells, cells));
}

function conditions(filter: Query["filter"]): SQL | undefined {
  return and(
    filter.q ? packageNamed(filter.q) : undefined,
    filter.status ? eq(tripPackage.status, filter.status) : undefined,
    filter.brand ? eq(brand.code, filter.brand) : undefined,
    filter.transport ? eq(tripPackage.transport, filter.transport) : undefined,
    filter.class ? arrayContains(tripPackage.tariffs, [filter.class]) : undefined,
    testedAs(filter.test),
  );
}

const sortColumns = {
  ref: tripPackage.ref,
  name: sql`(${tripPackage.name} ->> 'en') collate "und-x-icu"`,
  duration: tripPackage.durationDays,
  status: sql`array_position(array['draft', 'tested', 'published', 'retired'], ${tripPackage.status})`,
  tested: packageTestRun.runAt,
};

export async function listPackages(tx: Tx, { filter, sort, page, per_page: perPage }: Query) {
  const where = conditions(filter);
  const wished = sort.length > 0 ? sort : (["ref"] as const);
  const withoutTestLast = {
    up: (column: AnyColumn | SQL) => sql`${column} asc nulls last`,
    down: (column: AnyColumn | SQL) => sql`${column} desc nulls last`,
  };
  const rows = await rowsOf(tx)
    .where(where)
    .orderBy(...orderedBy(wished, sortColumns, withoutTestLast), desc(tripPackage.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx
    .select({ total: count() })
    .from(tripPackage)
    .innerJoin(brand, eq(brand.id, tripPackage.brandId))
    .leftJoin(packageTestRun, newestRun)
    .where(where);
  return { rows: rows.map(presentPackage), total: counted?.total ?? 0, page, perPage };
}

/** The packages a bulk call means, held until the transaction ends. */
export function findPackages(
  tx: Tx,
  target: { uids: string[] } | { filter: Query["filter"] },
): Promise<PackageRecord[]> {
  const where = "uids" in target ? inArray(tripPackage.uid, target.uids) : conditions(target.filter);
  return rowsOf(tx).where(where).orderBy(asc(tripPackage.id)).for("update", { of: tripPackage });
}

/** With `hold`, nobody else changes it before this transaction ends. */
export async function findPackage(
  tx: Tx,
  uid: string,
  { hold = false } = {},
): Promise<PackageRecord | undefined> {
  const query = rowsOf(tx).where(eq(tripPackage.uid, uid));
  const [found] = await (hold ? query.for("update", { of: tripPackage }) : query);
  return found;
}

/** What an input says, in columns; null where it names a place or a brand that is not there. */
export async function columnsOf(tx: Tx, input: OfficePackageInput) {
  const placeOf = async (code: string) =>
    (await tx.select({ id: place.id }).from(place).where(eq(place.code, code)))[0]?.id;
  const [brandRow] = await tx.select({ id: brand.id }).from(brand).where(eq(brand.code, input.brand));
  return {
    brandId: brandRow?.id,
    startPlaceId: await placeOf(input.start_place),
    endPlaceId: await placeOf(input.end_place),
    ref: input.ref,
    name: input.name,
    summary: input.summary,
    transport: input.transport,
    tariffs: input.tariffs,
    monthsAvailable: input.months_available.toSorted((a, b) => a - b),
    minPax: input.min_pax,
    maxPax: input.max_pax ?? null,
    markupOverrideBps: input.markup_override_bps ?? null,
  };
}

/** Counts a change; one that may move a price also makes the tests before it speak of something else. */
export function nextVersion(movesPrice: boolean) {
  return {
    lockVersion: sql`${tripPackage.lockVersion} + 1`,
    ...(movesPrice && { contentVersion: sql`${tripPackage.contentVersion} + 1` }),
  };
}

/**
 * The version of a day that comes to a number of a held package: above every one that a day of this number has had, so
 * that who opened the day which stood there before changes no other.
 */
export function dayVersion({ pack }: PackageRecord): number {
  return pack.contentVersion + 1;
}
