import { and, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { estimatesOf, roundly } from "#api/db/estimated-rows.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFileWord } from "#api/db/schema/client-file-word.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { FileSearch } from "#api/modules/sales/client-files/list-part.ts";
import { namedIn } from "#api/modules/sales/client-files/list-named.ts";
import { wordBeginning } from "#api/modules/sales/client-files/list-search.ts";

export type Counted = { total: number; isEstimate: boolean };

/** Rows are counted up to here; beyond, the planner's figures tell about how many there are. */
export const countLimit = 2_500;

/** Counts up to the limit; beyond it, and for words that many files have, answers about how many. */
export async function countFiles(tx: Tx, search: FileSearch): Promise<Counted> {
  const { plain, filters, words, found, brandIds } = search;
  if (found.terms.length > 0 && !found.candidates) {
    return { total: await estimateWords(tx, search), isEstimate: true };
  }
  // The order keeps the look at an index, where the brand stands as well; in the table the rows of one brand may
  // all lie at the end.
  const some = sql`select from ${clientFile} where ${and(plain, words) ?? sql`true`}
    order by ${clientFile.travelDate} limit ${countLimit + 1}`;
  const [counted] = await rawRows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from (${some}) counted`,
  );
  const total = counted?.total ?? 0;
  if (total <= countLimit) return { total, isEstimate: false };
  const expected = await estimatesOf(tx, brandIds)(clientFile, and(filters, words));
  return { total: roundly(Math.max(total, expected)), isEstimate: true };
}

/** Counts them all, for a page beyond the end: to find that nothing stands there, as many rows were read. */
export async function countWhole(tx: Tx, { plain, words }: FileSearch): Promise<Counted> {
  const [counted] = await rawRows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from ${clientFile} where ${and(plain, words) ?? sql`true`}`,
  );
  return { total: counted?.total ?? 0, isEstimate: false };
}

/** About how many files have all the words: as many as have the rarest, as far as the other filters let them. */
async function estimateWords(tx: Tx, { filters, found, brandIds }: FileSearch) {
  const estimate = estimatesOf(tx, brandIds);
  const having: number[] = [];
  for (const { word, fields, named } of found.terms) {
    let files = 0;
    for (const field of fields) files += await estimate(clientFileWord, wordBeginning(`${field}${word}`));
    for (const condition of namedIn(named)) files += await estimate(clientFile, condition);
    having.push(files);
  }
  const all = await estimate(clientFile, undefined);
  const fitting = filters ? await estimate(clientFile, filters) : all;
  return roundly(Math.min(...having) * Math.min(1, fitting / Math.max(1, all)));
}
