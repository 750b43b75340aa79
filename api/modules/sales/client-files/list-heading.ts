import { and, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { FileOrder } from "#api/modules/sales/client-files/list-order.ts";
import {
  inOrder,
  keys,
  walkedRows,
  type FileSearch,
  type Part,
} from "#api/modules/sales/client-files/list-part.ts";
import { fewWith, type Term } from "#api/modules/sales/client-files/list-search.ts";

/**
 * The files that begin with a word stand together in the order of what they begin with, maybe at its far end: all
 * Smiths in that of the names, all of one brand in that of the references. They are read there, and the few that
 * have the word elsewhere are put among them. Null where no word is of this kind, or too many rows would be read.
 */
export async function keysByHeading(tx: Tx, part: Part, search: FileSearch): Promise<number[] | null> {
  for (const term of search.found.terms) {
    const heading = headingOf(part.order, term);
    if (!heading) continue;
    const elsewhere = await fewWith(tx, heading.elsewhere, search.brandIds);
    if (!elsewhere) continue;
    const headed = await keysUnder(tx, heading.range, part, search);
    if (!headed) return null;
    const found = sql`${clientFile.id} = any(${sql.param([...headed, ...elsewhere])})`;
    return keys(tx, inOrder(part, and(found, search.plain, search.words, part.place?.files)));
  }
  return null;
}

type Heading = { range: SQL; elsewhere: Term };

/** Where in an order the word is the beginning, and the same word without it. */
function headingOf({ key }: FileOrder, term: Term): Heading | null {
  const { word, fields } = term;
  const without = (gone: string) => ({ ...term, fields: fields.filter((field) => field !== gone) });
  if (key === "name" && fields.includes("f")) {
    const end = sql`${`${word}\uFFFF`} collate "und-x-icu"`;
    return {
      range: sql`${clientFile.name} >= ${word} and ${clientFile.name} < ${end}`,
      elsewhere: without("f"),
    };
  }
  // The digits of a reference are a word as well, without the letters that it begins with.
  if (key === "reference" && fields.includes("r") && /^[a-z]/.test(word)) {
    const [from, to] = [word.toUpperCase(), `${word.toUpperCase()}ZZZZZZZZZZ`];
    return { range: sql`${clientFile.reference} between ${from} and ${to}`, elsewhere: without("r") };
  }
  return null;
}

/** As many keys of a range as the part could take, or all that it has; null when they are too far apart. */
async function keysUnder(tx: Tx, range: SQL, part: Part, search: FileSearch): Promise<number[] | null> {
  const { order, reversed, place } = part;
  const wanted = part.offset + part.limit;
  const by = sql.join(order.by(reversed), sql`, `);
  const walk = sql`select ${clientFile}.* from ${clientFile} where ${and(range, search.plain, place?.files)}
    order by ${by} limit ${walkedRows}`;
  const found = await keys(
    tx,
    sql`select ${clientFile.id} from (${walk}) as ${clientFile} where ${search.words ?? sql`true`}
      order by ${by} limit ${wanted}`,
  );
  if (found.length === wanted) return found;
  const [walked] = await rawRows<{ rows: number }>(
    tx,
    sql`select count(*)::int as rows from (${walk}) walked`,
  );
  return (walked?.rows ?? 0) < walkedRows ? found : null;
}
