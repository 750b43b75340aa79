import { sql } from "drizzle-orm";
import { endedList } from "#api/db/ended-line.ts";
import { clientFile } from "#api/db/schema/client-file.ts";

/** Net less cost of a file's lines that count, in cents; null where it has no such line. */
export const yieldOfFile = sql<number | null>`(
  select (sum(coalesce(price.net_cents, 0)) - sum(coalesce(cost.cost_cents, 0)))::int
  from service_line line
  left join line_price price on price.line_id = line.id and price.is_current
  left join line_cost cost on cost.line_id = line.id and cost.is_current
  where line.file_id = ${clientFile.id} and line.costed and line.kind = 'included'
    and line.status not in (${endedList}))`;
