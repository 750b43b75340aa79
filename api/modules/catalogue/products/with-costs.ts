import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";

/** Looks at what prices and packages are made of, and changes nothing. What leaves is retail. */
export function withCosts<T>(database: Pick<Database, "inScope">, look: (tx: Tx) => Promise<T>): Promise<T> {
  return inSystem(
    database,
    "Prices and packages are made of costs, mark-ups and services that the caller need not see; what leaves is retail",
    look,
  );
}
