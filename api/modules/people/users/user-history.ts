import { and, inArray, ne, or, sql } from "drizzle-orm";
import { auditLog } from "#api/db/schema/audit.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { readCompanyLog } from "#api/modules/people/users/company-log.ts";
import { findUser, type UserKind } from "#api/modules/people/users/list-users.ts";
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

/** What happened to the account of a user whom the caller may see; 404 otherwise. */
export async function historyOfUser({ params, query }: HistoryWish, call: Call, kind?: UserKind) {
  const found = await findUser(params.uid, call, kind);
  if (!found) throw notFound(textsIn(call.locale).userNotFound);
  const history = await readCompanyLog(call, { type: "user", uid: params.uid }, query, toldEntries);
  const rows = history.rows.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => toldUserFields.some((told) => told === field)),
  }));
  return { ...history, rows };
}
