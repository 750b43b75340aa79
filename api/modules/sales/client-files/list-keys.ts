import { and, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { keysByAgency } from "#api/modules/sales/client-files/list-by-agency.ts";
import { keysByHeading } from "#api/modules/sales/client-files/list-heading.ts";
import {
  inOrder,
  keys,
  walkedRows,
  withAgency,
  type FileSearch,
  type Part,
} from "#api/modules/sales/client-files/list-part.ts";
import { idsWith } from "#api/modules/sales/client-files/list-search.ts";

/** The keys of a part of the list, from an index where it can be. */
export async function keysOf(tx: Tx, part: Part, search: FileSearch): Promise<number[]> {
  const { found } = search;
  const common = found.terms.length > 0 && !found.candidates;
  if (part.order.key === "agency" && !found.candidates) return keysByAgency(tx, part, search);
  if (!common) return keys(tx, inOrder(part, and(search.plain, search.words, part.place?.files)));
  const headed = await keysByHeading(tx, part, search);
  if (headed) return headed;
  const near = await keys(tx, onTheWay(part, search));
  if (near.length === part.limit) return near;
  // Where the words hardly ever meet, or not in this part of the order.
  const having = found.terms.map((term) => idsWith(term, search.brandIds));
  const withWord = sql`${clientFile.id} = any(array(${sql.join(having, sql` intersect `)}))`;
  return keys(tx, inOrder(part, and(withWord, search.plain, search.words, part.place?.files)));
}

/** The first rows in the order of the list, and of these the ones that have the words. */
function onTheWay(part: Part, { plain, words }: FileSearch): SQL {
  const { order, limit, offset, reversed, place } = part;
  const by = sql.join(order.by(reversed), sql`, `);
  const first = sql`select ${clientFile}.* from ${clientFile} ${withAgency(order)}
    where ${and(plain, place?.files) ?? sql`true`} order by ${by} limit ${walkedRows}`;
  return sql`select ${clientFile.id} from (${first}) as ${clientFile} ${withAgency(order)}
    where ${words ?? sql`true`} order by ${by} limit ${limit} offset ${offset}`;
}
