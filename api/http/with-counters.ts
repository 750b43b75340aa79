import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";

/** Work on the counts that limits are kept by. */
export function withCounters<T>(
  database: Pick<Database, "inScope">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inSystem(database, "Limits are counted before anybody is known, and for all together", work, {
    changes: true,
  });
}
