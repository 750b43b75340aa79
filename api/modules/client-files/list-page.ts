import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { officeRows } from "#api/modules/client-files/list.ts";
import { keysOf } from "#api/modules/client-files/list-keys.ts";
import { beyondPlace, fileOrder } from "#api/modules/client-files/list-order.ts";
import type { FileSearch, Part } from "#api/modules/client-files/list-part.ts";

export type Row = Awaited<ReturnType<typeof officeRows>>[number];
export type PageRows = { rows: Row[]; hasMore: boolean };

type PageQuery = { page: number; per_page: number; sort: readonly string[]; after?: string; before?: string };

/** The keys of the page first, from an index where it can be, then the rows that it shows. */
export async function readPage(tx: Tx, query: PageQuery, search: FileSearch): Promise<PageRows> {
  const { per_page: perPage } = query;
  const part = partOf(query);
  const ids = await keysOf(tx, part, search);
  if (ids.length === 0) return { rows: [], hasMore: false };
  const rows = await officeRows(tx)
    .where(sql`${clientFile.id} = any(${sql.param(ids)})`)
    .orderBy(...part.order.by());
  const shown = part.reversed ? rows.slice(-perPage) : rows.slice(0, perPage);
  return { rows: shown, hasMore: part.reversed || rows.length > perPage };
}

/** One row more than shown tells whether there is another page. */
function partOf({ page, per_page: perPage, sort, after, before }: PageQuery): Part {
  const order = fileOrder(sort);
  const earlier = before === undefined ? undefined : beyondPlace(order, before, "before");
  const later = after === undefined ? undefined : beyondPlace(order, after, "after");
  const place = earlier ?? later;
  const offset = place ? 0 : (page - 1) * perPage;
  return { order, limit: perPage + 1, offset, reversed: earlier !== undefined, place };
}
