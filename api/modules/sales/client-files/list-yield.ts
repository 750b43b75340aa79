import { sql } from "drizzle-orm";
import { endedList } from "#api/db/ended-line.ts";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";

/** Net less cost of the lines that count, in cents, by the number of the file; files without such lines are absent. */
export async function yieldsOf(tx: Tx, fileIds: number[]): Promise<Map<number, number>> {
  const rows = await rawRows<{ id: number; cents: number }>(
    tx,
    sql`select line.file_id as id, (sum(coalesce(price.net_cents, 0)) - sum(coalesce(cost.cost_cents, 0)))::int as cents
      from service_line line
      left join line_price price on price.line_id = line.id and price.is_current
      left join line_cost cost on cost.line_id = line.id and cost.is_current
      where line.file_id = any(${sql.param(fileIds)}) and line.costed and line.kind = 'included'
        and line.status not in (${endedList})
      group by line.file_id`,
  );
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}
