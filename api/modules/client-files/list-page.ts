import { and, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { officeRows } from "#api/modules/client-files/list.ts";
import { beyondPlace, fileOrder, type FileOrder } from "#api/modules/client-files/list-order.ts";
import { idsWith, oneOf, type Found } from "#api/modules/client-files/list-search.ts";

export type Row = Awaited<ReturnType<typeof officeRows>>[number];
export type PageRows = { rows: Row[]; hasMore: boolean };

/** What files the list wants: conditions that indexes serve, words, and what the texts were found to mean. */
export type FileSearch = {
  plain: SQL | undefined;
  /** `plain` without the brands of the account. */
  filters: SQL | undefined;
  words: SQL | undefined;
  found: Found;
  brandIds: number[] | undefined;
};

type PageQuery = { page: number; per_page: number; sort: readonly string[]; after?: string; before?: string };
type Part = { order: FileOrder; limit: number; offset: number; reversed: boolean; place: SQL | undefined };

/** Rows met on the way through the order of a list while looking for a common word; then the word leads. */
const walkedRows = 10_000;

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

async function keysOf(tx: Tx, part: Part, search: FileSearch): Promise<number[]> {
  const { found } = search;
  const common = found.terms.length > 0 && !found.candidates;
  if (part.order.key === "agency" && !found.candidates) return keys(tx, agencyByAgency(part, search));
  if (!common) return keys(tx, inOrder(part, and(search.plain, search.words, part.place)));
  const near = await keys(tx, onTheWay(part, search));
  if (near.length === part.limit) return near;
  // Where the order of the list keeps the word for the end, as names do that begin with it.
  const [term] = found.terms.toSorted((one, other) => other.word.length - one.word.length);
  const withWord = term && sql`${clientFile.id} = any(array(${idsWith(term, search.brandIds)}))`;
  return keys(tx, inOrder(part, and(withWord, search.plain, search.words, part.place)));
}

async function keys(tx: Tx, statement: SQL): Promise<number[]> {
  const rows = await rawRows<{ id: number }>(tx, statement);
  return rows.map(({ id }) => id);
}

function inOrder({ order, limit, offset, reversed }: Part, where: SQL | undefined): SQL {
  return sql`select ${clientFile.id} from ${clientFile} ${withAgency(order)} where ${where ?? sql`true`}
    order by ${sql.join(order.by(reversed), sql`, `)} limit ${limit} offset ${offset}`;
}

function withAgency({ needsAgency }: FileOrder): SQL {
  return needsAgency ? sql`inner join ${agency} on ${agency.id} = ${clientFile.agencyId}` : sql``;
}

/** The first rows in the order of the list, and of these the ones that have the words. */
function onTheWay(part: Part, { plain, words }: FileSearch): SQL {
  const { order, limit, offset, reversed, place } = part;
  const by = sql.join(order.by(reversed), sql`, `);
  const first = sql`select ${clientFile}.* from ${clientFile} ${withAgency(order)}
    where ${and(plain, place) ?? sql`true`} order by ${by} limit ${walkedRows}`;
  return sql`select ${clientFile.id} from (${first}) as ${clientFile} ${withAgency(order)}
    where ${words ?? sql`true`} order by ${by} limit ${limit} offset ${offset}`;
}

/** Agency by agency in the order of their names, of each no more than the page could take. */
function agencyByAgency({ order, limit, offset, reversed }: Part, { plain, words, found }: FileSearch): SQL {
  const direction = order.down !== reversed ? sql`desc` : sql`asc`;
  const some = found.agencyIds ? oneOf(agency.id, found.agencyIds) : sql`true`;
  return sql`select file.id from ${agency} cross join lateral (
      select ${clientFile.id}, ${clientFile.travelDate} from ${clientFile}
      where ${and(sql`${clientFile.agencyId} = ${agency.id}`, plain, words)}
      order by ${clientFile.travelDate} ${direction}, ${clientFile.id} ${direction} limit ${limit + offset}
    ) file where ${some}
    order by ${agency.name} ${direction}, ${agency.id} ${direction}, file.travel_date ${direction},
      file.id ${direction} limit ${limit} offset ${offset}`;
}
