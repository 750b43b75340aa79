import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "./client.ts";

/** The rows of a statement that was written by hand, whose columns the caller knows. */
export async function rawRows<Row extends Record<string, unknown>>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { rows } = await tx.execute(statement);
  return rows as Row[];
}

/** How many rows the planner expects of a statement; it is not run. */
export async function expectedRows(tx: Tx, statement: SQL): Promise<number> {
  const [row] = await rawRows<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    tx,
    sql`explain (format json) ${statement}`,
  );
  return row?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}
