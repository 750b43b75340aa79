import type { Database, Tx } from "./client.ts";
import { enterScope, type ScopeOptions } from "./scope.ts";

const system = { audience: "system" } as const;

/**
 * Work beneath the walls, where no audience's wall can say what is needed. `why` is a sentence that stands in the code
 * as it is read in docs/security.md: each use is listed there with it, and nothing outside of `api/db` gets into this
 * scope by another way.
 */
export function inSystem<T>(
  database: Pick<Database, "inScope">,
  why: string,
  work: (tx: Tx) => Promise<T>,
  options?: Pick<ScopeOptions, "changes">,
): Promise<T> {
  if (why === "") throw new TypeError("Work in the system's scope says why");
  return database.inScope(system, work, options);
}

/** Goes on in the scope of a transaction that `inSystem` began, after pieces of work in the scopes of others. */
export async function backInSystem(database: Pick<Database, "roles">, tx: Tx): Promise<void> {
  await tx.execute(enterScope(system, database.roles));
}
