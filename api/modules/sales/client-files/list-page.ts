import { sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { officeRows } from "#api/modules/sales/client-files/list.ts";
import { keysOf } from "#api/modules/sales/client-files/list-keys.ts";
import { beyondPlace, endOf, fileOrder, type FileOrder } from "#api/modules/sales/client-files/list-order.ts";
import type { FileSearch, Part } from "#api/modules/sales/client-files/list-part.ts";

export type Row = Awaited<ReturnType<typeof officeRows>>[number];
export type PageRows = {
  rows: Row[];
  hasMore: boolean;
  /** These are the last of the list, read from its end; which page of it they are was not counted. */
  fromEnd?: boolean;
};

type PageQuery = {
  page: number;
  per_page: number;
  sort: Parameters<typeof fileOrder>[0];
  after?: string;
  before?: string;
};

/** The keys of the page first, from an index where it can be, then the rows that it shows, with what they earn. */
export async function readPage(
  tx: Tx,
  query: PageQuery,
  search: FileSearch,
  { seesYield }: { seesYield: boolean },
): Promise<PageRows> {
  const { per_page: perPage } = query;
  const { fromEnd, ...part } = partOf(query);
  const ids = await keysOf(tx, part, search);
  if (ids.length === 0) return { rows: [], hasMore: false };
  const rows = await rowsIn(part.order, seesYield)(tx, { ids });
  const shown = part.reversed ? rows.slice(-perPage) : rows.slice(0, perPage);
  return { rows: shown, hasMore: !fromEnd && (part.reversed || rows.length > perPage), fromEnd };
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

/** One row more than shown tells whether there is another page. */
function partOf({ page, per_page: perPage, sort, after, before }: PageQuery): Part & { fromEnd: boolean } {
  const order = fileOrder(sort);
  const fromEnd = before !== undefined && before === endOf(order);
  const earlier = before === undefined || fromEnd ? undefined : beyondPlace(order, before, "before");
  const later = after === undefined ? undefined : beyondPlace(order, after, "after");
  const reversed = fromEnd || earlier !== undefined;
  const place = reversed ? earlier : later;
  const offset = reversed || place ? 0 : (page - 1) * perPage;
  return { order, limit: perPage + 1, offset, reversed, place, fromEnd };
}
