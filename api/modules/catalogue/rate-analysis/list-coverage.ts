import { and, asc, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { costChanges } from "#api/modules/catalogue/rate-analysis/cost-changes.ts";
import { coverageOf, makeRoom } from "#api/modules/catalogue/rate-analysis/coverage-query.ts";
import { productColumns, wantedProducts } from "#api/modules/catalogue/rate-analysis/conditions.ts";
import { monthWindow, type MonthWindow } from "#api/modules/catalogue/rate-analysis/month-window.ts";
import { waitingCounts } from "#api/modules/catalogue/rate-analysis/waiting-services.ts";
import { monthStates, stateLetters } from "#contract/catalogue/rate-analysis/month-states.ts";
import type {
  CoverageSums,
  listRateCoverage,
  RateCoverageQuery,
  sumRateCoverage,
} from "#contract/catalogue/rate-analysis/rate-analysis.ts";

type Query = z.output<typeof RateCoverageQuery>;
type Covered = { option_id: number; months: string; gaps: number[] };

/** A page of products with how their rates cover the months. Only a state or an order by gaps asks for all of them. */
export function listCoverage({ query }: InputOf<typeof listRateCoverage>, call: Call) {
  const window = monthWindow(query.filter.from ?? thisMonth(call));
  return call.database.inScope(call.scope, async (tx) => {
    const { covered, total } = await pageOf(tx, query, window);
    const ids = covered.map(({ option_id: id }) => id);
    const named = await namedProducts(tx, ids);
    const changes = await costChanges(tx, ids, window);
    const waiting = await waitingCounts(tx, ids);
    const rows = covered.flatMap(({ option_id: id, months, gaps }) => {
      const product = named.get(id);
      const changed = changes.get(id) ?? gaps.map(() => null);
      return product ? [{ ...product, months, gaps, changes: changed, waiting: waiting.get(id) ?? 0 }] : [];
    });
    return { rows, total, page: query.page, perPage: query.per_page };
  });
}

/** How many of the products that the filters mean have a month in each state. */
export function sumCoverage({ query }: InputOf<typeof sumRateCoverage>, call: Call): Promise<CoverageSums> {
  const from = query.from ?? thisMonth(call);
  return call.database.inScope(call.scope, async (tx) => {
    await makeRoom(tx, { all: true });
    const counts = monthStates.map(
      (state) =>
        sql`count(*) filter (where strpos(months, ${stateLetters[state]}) > 0)::int as ${sql.identifier(state)}`,
    );
    const [found] = await rawRows<{ products: number } & CoverageSums["states"]>(
      tx,
      sql`select count(*)::int as products, ${sql.join(counts, sql`, `)}
        from ${coverageOf(meantBy(wantedProducts(query)), monthWindow(from))} grid`,
    );
    const { products = 0, ...states } = found ?? {};
    return { from, products, states: { ...noStates, ...states } };
  });
}

const noStates = { missing: 0, estimate: 0, provisional: 0, confirmed: 0, closed: 0 };

/** The current month where the caller is, `YYYY-MM`. */
function thisMonth(call: Call): string {
  return todayIn(call.signedIn().timezone, call.now()).slice(0, 7);
}

async function pageOf(tx: Tx, query: Query, window: MonthWindow) {
  const { filter, sort, page, per_page: perPage } = query;
  const where = wantedProducts(filter);
  const slice = sql`limit ${perPage}::int offset ${(page - 1) * perPage}::int`;
  const named = sql`from ${productOption} join ${supplier} on ${supplier.id} = ${productOption.supplierId}
    join ${place} on ${place.id} = ${productOption.placeId}`;
  const bySupplier = sql`${supplier.name}, ${productOption.code}`;
  const all = filter.state !== undefined || sort[0] === "gaps" || sort[0] === "-gaps";
  await makeRoom(tx, { all });
  if (!all) {
    const found = await rawRows<{ id: number }>(
      tx,
      sql`select ${productOption.id} as id ${named} where ${where ?? sql`true`}
        order by ${sort[0] === "-supplier" ? sql`${supplier.name} desc, ${productOption.code} desc` : bySupplier} ${slice}`,
    );
    const ids = found.map(({ id }) => id);
    const rows =
      ids.length === 0 ? [] : await coveredOf(tx, sql`where o.id in (${sql.join(ids, sql`, `)})`, window);
    const ofId = new Map(rows.map((row) => [row.option_id, row]));
    return { covered: ids.flatMap((id) => ofId.get(id) ?? []), total: await countOf(tx, where) };
  }
  const worst = sql`grid.open`;
  const orders = {
    supplier: bySupplier,
    gaps: sql`${worst}, ${bySupplier}`,
    "-gaps": sql`${worst} desc, ${bySupplier}`,
  };
  const order = sort[0] === "gaps" || sort[0] === "-gaps" ? orders[sort[0]] : orders.supplier;
  const rows = await rawRows<Covered & { total: number }>(
    tx,
    sql`select grid.*, count(*) over ()::int as total ${named}
      join ${coverageOf(meantBy(where), window)} grid on grid.option_id = ${productOption.id}
      where ${filter.state ? sql`strpos(grid.months, ${stateLetters[filter.state]}) > 0` : sql`true`}
      order by ${order} ${slice}`,
  );
  await makeRoom(tx, { all: false });
  return { covered: rows, total: rows[0]?.total ?? 0 };
}

function coveredOf(tx: Tx, which: SQL, window: MonthWindow): Promise<Covered[]> {
  return rawRows<Covered>(tx, sql`select * from ${coverageOf(which, window)} grid`);
}

/** Narrows the products `o` of the coverage; by their ids where suppliers or places are asked for. */
function meantBy(where: SQL | undefined): SQL {
  return where === undefined
    ? sql``
    : sql`where o.id in (select ${productOption.id} from ${productOption}
        join ${supplier} on ${supplier.id} = ${productOption.supplierId}
        join ${place} on ${place.id} = ${productOption.placeId} where ${where})`;
}

async function countOf(tx: Tx, where: SQL | undefined): Promise<number> {
  const [found] = await tx
    .select({ total: count() })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .innerJoin(place, eq(place.id, productOption.placeId))
    .where(where);
  return found?.total ?? 0;
}

async function namedProducts(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await tx
    .select({ id: productOption.id, product: productColumns })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .innerJoin(place, eq(place.id, productOption.placeId))
    .where(and(inArray(productOption.id, [...ids])))
    .orderBy(asc(productOption.id));
  return new Map(rows.map(({ id, product }) => [id, product]));
}
