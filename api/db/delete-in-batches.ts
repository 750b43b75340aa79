import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#api/db/client.ts";

const batchSize = 500;
/** The rest follows at the next time. */
const mostBatches = 20;

type Old = {
  table: PgTable;
  /** The column that names a row. */
  key: PgColumn;
  where: SQL | undefined;
};

/**
 * Deletes the rows that match, a few hundred in each transaction, so that nobody waits long for one; those that somebody
 * works on are passed over. Answers how many went: 10 000 at most, the rest at the next time.
 */
export async function deleteInBatches(database: Database, { table, key, where }: Old): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const found = await database.inScope({ audience: "system" }, async (tx) => {
      const rows = await tx
        .select({ key })
        .from(table)
        .where(where)
        .limit(batchSize)
        .for("update", { skipLocked: true });
      const keys = rows.map((row) => row.key);
      if (keys.length > 0) await tx.delete(table).where(inArray(key, keys));
      return keys.length;
    });
    deleted += found;
    if (found < batchSize) break;
  }
  return deleted;
}
