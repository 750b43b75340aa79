import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";

/** Work on what proves who somebody is, and on accounts that are not the caller's own. */
export function withAccounts<T>(
  database: Pick<Database, "inScope">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inSystem(
    database,
    "Passwords, sessions, second factors, links and roles of accounts are behind no audience's wall",
    work,
  );
}
