import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { Call } from "#api/http/context.ts";

/** Looks something up over all brands, changing nothing. What leaves is a yes, a number or a free name, and no row. */
export function overAllBrands<T>({ database }: Pick<Call, "database">, work: (tx: Tx) => Promise<T>) {
  return inSystem(
    database,
    "What is free or in use is looked up over all brands, which no single office sees",
    work,
  );
}
