import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import type { FileOrder, Place } from "#api/modules/sales/client-files/list-order.ts";
import type { Found } from "#api/modules/sales/client-files/list-search.ts";

/** What files the list wants: conditions that indexes serve, words, and what the texts were found to mean. */
export type FileSearch = {
  plain: SQL | undefined;
  /** `plain` without the brands of the account. */
  filters: SQL | undefined;
  words: SQL | undefined;
  found: Found;
  brandIds: number[] | undefined;
};

/** Which part of the list, in which order; `reversed` reads it from its end. */
export type Part = {
  order: FileOrder;
  limit: number;
  offset: number;
  reversed: boolean;
  place: Place | undefined;
};

/** Rows met on the way through the order of a list while looking for a common word; then the word leads. */
export const walkedRows = 10_000;

/** The keys that a statement finds. */
export async function keys(tx: Tx, statement: SQL): Promise<number[]> {
  const rows = await rawRows<{ id: number }>(tx, statement);
  return rows.map(({ id }) => id);
}

/** The part of the files that a condition lets through. */
export function inOrder({ order, limit, offset, reversed }: Part, where: SQL | undefined): SQL {
  return sql`select ${clientFile.id} from ${clientFile} ${withAgency(order)} where ${where ?? sql`true`}
    order by ${sql.join(order.by(reversed), sql`, `)} limit ${limit} offset ${offset}`;
}

/** What the order needs besides the files. */
export function withAgency({ needsAgency }: FileOrder): SQL {
  return needsAgency ? sql`inner join ${agency} on ${agency.id} = ${clientFile.agencyId}` : sql``;
}
