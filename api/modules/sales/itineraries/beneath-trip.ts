import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { ScopeOptions } from "#api/db/scope.ts";
import type { Call } from "#api/http/context.ts";

/**
 * Works on what belongs to a trip that was found by its link or its reference. What may leave is what the trip was
 * published with and what its own travellers said: nothing of whom it reaches, and no address.
 */
export function beneathTrip<Answer>(
  call: Pick<Call, "database">,
  work: (tx: Tx) => Promise<Answer>,
  options?: Pick<ScopeOptions, "changes">,
): Promise<Answer> {
  return inSystem(
    call.database,
    "By the link of a trip people are reached, and services looked up, that whoever holds it may not read",
    work,
    options,
  );
}
