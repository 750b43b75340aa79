import { eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { listHistory } from "#api/audit/history.ts";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import type { HistoryQuery } from "#contract/system/audit/entry.ts";

type Wanted = Pick<z.output<typeof HistoryQuery>, "page" | "per_page">;

/**
 * A page of what happened to a record that the caller may see. The walls let companies read nothing of the log, so it is
 * read for them in the system's scope, and names nobody but their own people.
 */
export function readCompanyLog(
  call: Call,
  subject: { type: "user" | "agency"; uid: string },
  wanted: Wanted,
  entries: SQL | undefined,
) {
  const names = ownPeople(call);
  const read = (tx: Tx) => listHistory(tx, subject, wanted, { entries, names });
  if (!names) return call.database.inScope(call.scope, read);
  return inSystem(
    call.database,
    "Companies read of the log what was done to their own accounts and to themselves, and nothing else of it",
    read,
  );
}

/** The condition on the people of the caller's company; undefined for the office. */
function ownPeople({ scope }: Call) {
  if (scope.audience === "agent") return eq(user.agencyId, scope.agencyId);
  if (scope.audience === "supplier") return eq(user.supplierId, scope.supplierId);
  return undefined;
}
