import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { officeRows } from "#api/modules/sales/client-files/list.ts";
import { keysOf } from "#api/modules/sales/client-files/list-keys.ts";
import type { FileOrder } from "#api/modules/sales/client-files/list-order.ts";
import type { AskedPart } from "#api/modules/sales/client-files/list-asked.ts";
import type { FileSearch } from "#api/modules/sales/client-files/list-part.ts";

export type Row = Awaited<ReturnType<typeof officeRows>>[number];
export type PageRows = { rows: Row[]; hasMore: boolean };

/** The keys of the page first, from an index where it can be, then the rows that it shows, with what they earn. */
export async function readPage(
  tx: Tx,
  { perPage, part, fromEnd }: AskedPart,
  search: FileSearch,
  { seesYield }: { seesYield: boolean },
): Promise<PageRows> {
  const ids = await keysOf(tx, part, search);
  if (ids.length === 0) return { rows: [], hasMore: false };
  const rows = await rowsIn(part.order, seesYield)(tx, { ids });
  const shown = part.reversed ? rows.slice(-perPage) : rows.slice(0, perPage);
  return { rows: shown, hasMore: !fromEnd && (part.reversed || rows.length > perPage) };
}

type RowsOf = (tx: Tx, values: { ids: number[] }) => Promise<Awaited<ReturnType<typeof officeRows>>>;
const kept = new Map<string, RowsOf>();

/** The query for the rows of a page, kept for the orders by one key. */
function rowsIn(order: FileOrder, withYield: boolean): RowsOf {
  const name = `${order.key} ${order.down} ${withYield}`;
  const known = order.key && kept.get(name);
  if (known) return known;
  const made: RowsOf = prepared((tx) =>
    officeRows(tx, { withYield })
      .where(sql`${clientFile.id} = any(${sql.placeholder("ids")})`)
      .orderBy(...order.by())
      .prepare("file_rows"),
  );
  if (order.key) kept.set(name, made);
  return made;
}
