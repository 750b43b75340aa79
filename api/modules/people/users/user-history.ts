import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { listHistory } from "#api/audit/history.ts";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { findUser } from "#api/modules/people/users/list-users.ts";
import { textsIn } from "#api/texts/texts.ts";
import { toldUserActions, toldUserFields } from "#contract/people/user-history.ts";
import type { officeUsers } from "#contract/people/user-calls.ts";

const toldEntries = and(
  inArray(auditLog.action, toldUserActions),
  or(
    ne(auditLog.action, "changed"),
    sql`jsonb_exists_any(${auditLog.after}, ${sql.param(toldUserFields)}::text[])`,
  ),
);

type HistoryWish = Pick<InputOf<typeof officeUsers.history>, "params" | "query">;

/**
 * What happened to the account of a user whom the caller may see; 404 otherwise. The walls let companies read nothing
 * of the log, so it is read for them in the system's scope, and names nobody but their own people.
 */
export async function historyOfUser({ params, query }: HistoryWish, call: Call) {
  const found = await findUser(params.uid, call);
  if (!found) throw notFound(textsIn(call.locale).userNotFound);
  const names = ownPeople(call);
  const read = (tx: Tx) =>
    listHistory(tx, { type: "user", uid: params.uid }, query, { entries: toldEntries, names });
  const history = names
    ? await inSystem(
        call.database,
        "Companies read of the log what was done to their own accounts, and nothing else of it",
        read,
      )
    : await call.database.inScope(call.scope, read);
  const rows = history.rows.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => toldUserFields.some((told) => told === field)),
  }));
  return { ...history, rows };
}

/** The condition on the people of the caller's company; undefined for the office. */
function ownPeople({ scope }: Call) {
  if (scope.audience === "agent") return eq(user.agencyId, scope.agencyId);
  if (scope.audience === "supplier") return eq(user.supplierId, scope.supplierId);
  return undefined;
}
