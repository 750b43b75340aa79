import { and, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { expectedRows, rawRows } from "#api/db/raw-rows.ts";
import { clientFile, clientFileWord } from "#api/db/schema/client-file.ts";
import type { FileSearch } from "#api/modules/client-files/list-page.ts";
import { oneOf, wordRange } from "#api/modules/client-files/list-search.ts";

export type Counted = { total: number; isEstimate: boolean };

/** Rows are counted up to here; beyond, the planner's figures tell about how many there are. */
export const countLimit = 2_500;

/** Counts up to the limit; beyond it, and for words that many files have, answers about how many. */
export async function countFiles(tx: Tx, search: FileSearch, visible: SQL | undefined): Promise<Counted> {
  const { plain, words, found } = search;
  if (found.terms.length > 0 && !found.candidates) {
    return { total: await estimateWords(tx, search, visible), isEstimate: true };
  }
  const files = sql`select from ${clientFile} where ${and(plain, words) ?? sql`true`}`;
  // The order keeps the look at an index, where the brand stands as well; in the table the rows of one brand may
  // all lie at the end.
  const some = sql`${files} order by ${clientFile.travelDate} limit ${countLimit + 1}`;
  const [counted] = await rawRows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from (${some}) counted`,
  );
  const total = counted?.total ?? 0;
  if (total <= countLimit) return { total, isEstimate: false };
  return { total: roundly(Math.max(total, await expectedRows(tx, files))), isEstimate: true };
}

/** About how many files have all the words: as many as have the rarest, as far as the other filters let them. */
async function estimateWords(tx: Tx, { plain, found, brandIds }: FileSearch, visible: SQL | undefined) {
  const having: number[] = [];
  for (const { word, fields, agencyIds } of found.terms) {
    const parts = fields.map(
      (field) => sql`select from ${clientFileWord} where ${wordRange(`${field}${word}`, brandIds)}`,
    );
    if (agencyIds.length > 0) {
      parts.push(sql`select from ${clientFile} where ${oneOf(clientFile.agencyId, agencyIds)}`);
    }
    having.push(await expectedRows(tx, sql.join(parts, sql` union all `)));
  }
  const all = await expectedRows(tx, sql`select from ${clientFile} where ${visible ?? sql`true`}`);
  const fitting = await expectedRows(tx, sql`select from ${clientFile} where ${plain ?? sql`true`}`);
  return roundly(Math.min(...having) * Math.min(1, fitting / Math.max(1, all)));
}

/** Two digits are as much as an estimate knows. */
function roundly(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / step) * step;
}
