import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import type { Call } from "#api/http/context.ts";

/** Finds and tells accounts that the caller may not list, of what the caller did. */
export function tellBeyond(call: Call, tell: (tx: Tx) => Promise<void>): Promise<void> {
  return inSystem(
    call.database,
    "Whoever looks after a company is told what it did, whom the company may not list",
    tell,
  );
}
