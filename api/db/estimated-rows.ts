import { and, eq, getTableName, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { expectedRows, rawRows } from "#api/db/raw-rows.ts";

/** A table whose rows are each of a brand. */
type Table = PgTable & { brandId: AnyPgColumn };

/** About how many rows of a table, in the brands of the account, fulfil a condition. */
export type Estimate = (table: Table, where: SQL | undefined) => Promise<number>;

/**
 * Estimates by the planner, put right in two points.
 *
 * The brands are added up one by one. Of a list of values the planner adds the shares up too, but where rounding
 * makes them more than a whole (0.7 + 0.3 may be 1.00000001) it takes them for independent chances, and misses a fifth.
 *
 * Of the row policy, which names the brands again by a setting of the transaction, the planner knows only how many
 * there are, and takes it for a filter of its own: with twenty brands it would hide half of the rows. What the
 * policy alone takes away is given back. Without `brandIds` the policy alone decides, as the planner sees it.
 */
export function estimatesOf(tx: Tx, brandIds: number[] | undefined): Estimate {
  if (!brandIds)
    return (table, where) => expectedRows(tx, sql`select from ${table} where ${where ?? sql`true`}`);
  const shares = new Map<Table, Promise<number>>();
  return async (table, where) => {
    const share = shares.get(table) ?? shareThroughPolicy(tx, table);
    shares.set(table, share);
    const brands = brandIds.map((id) => sql`select from ${table} where ${and(eq(table.brandId, id), where)}`);
    return brands.length === 0
      ? 0
      : (await expectedRows(tx, sql.join(brands, sql` union all `))) / (await share);
  };
}

/** The share of a table that the planner expects to pass its row policy; 1 before anybody looked at the table. */
async function shareThroughPolicy(tx: Tx, table: Table): Promise<number> {
  const [row] = await rawRows<{ rows: number }>(
    tx,
    sql`select reltuples::float8 / greatest(1, relpages)
        * (pg_relation_size(oid) / current_setting('block_size')::int) as rows
      from pg_class where oid = ${getTableName(table)}::regclass`,
  );
  const all = row?.rows ?? 0;
  const passing = await expectedRows(tx, sql`select from ${table}`);
  return all > passing ? passing / all : 1;
}

/** Two digits are as much as an estimate knows. */
export function roundly(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / step) * step;
}
