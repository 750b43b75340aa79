import { sql, type SQL } from "drizzle-orm";
import { invoice } from "#api/db/schema/invoice.ts";
import type { SortOf } from "#contract/list-query.ts";
import type { SortKey } from "#contract/list-search-params.ts";
import type { InvoiceListQuery } from "#contract/money/invoice-list.ts";
import { DateOnly } from "#contract/primitives.ts";

type Key = SortOf<typeof InvoiceListQuery>;
export type Sort = readonly SortKey<Key>[];

export const sortColumns = { issue_date: invoice.issueDate, due_date: invoice.dueDate };

/** The name of a row's place in an order by one day, for `after`; undefined in orders by several. */
export function placeOf(sort: Sort, row: typeof invoice.$inferSelect | undefined): string | undefined {
  const [wished, ...others] = sort;
  if (!wished || !row || others.length > 0) return undefined;
  const day = keyOf(wished) === "due_date" ? row.dueDate : row.issueDate;
  return day === null ? undefined : Buffer.from(`${wished}.${day}.${row.id}`).toString("base64url");
}

/** The condition of rows behind a place; undefined where it is of another order, so that the page is found by its number. */
export function behind(sort: Sort, place: string | undefined): SQL | undefined {
  const [wished, ...others] = sort;
  if (!wished || !place || others.length > 0) return undefined;
  const [order, day, id] = Buffer.from(place, "base64url").toString().split(".");
  if (order !== wished || !DateOnly.safeParse(day).success || !/^\d{1,9}$/.test(id ?? "")) return undefined;
  const row = sql`(${sortColumns[keyOf(wished)]}, ${invoice.id})`;
  const given = sql`(${day}::date, ${Number(id)}::int)`;
  return wished.startsWith("-") ? sql`${row} < ${given}` : sql`${row} > ${given}`;
}

/** The query schema admits no other key. */
function keyOf(wished: SortKey<Key>): Key {
  return wished.replace(/^-/, "") as Key;
}
