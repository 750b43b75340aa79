import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";

/** Work on a payment that was found by its link, its session, or through the wall of whoever asks. */
export function withPayments<T>(
  database: Pick<Database, "inScope">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inSystem(
    database,
    "A card payment is begun and settled by its payer and the card company, whom no wall lets to the ledger",
    work,
  );
}
