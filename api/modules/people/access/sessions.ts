import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { accessToken } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { idleMs } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { deviceOf, shortAddress } from "#api/modules/people/access/device.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { closeSockets } from "#api/realtime/session-news.ts";
import type { endOwnSession } from "#contract/people/profile.ts";

/** Where the account is signed in now: this session, then the others, the latest used first. */
export async function ownSessions(call: Call) {
  const { id, sessionId } = call.signedIn();
  const now = call.now();
  const rows = await withAccounts(call.database, (tx) =>
    tx
      .select()
      .from(accessToken)
      .where(
        and(
          eq(accessToken.userId, id),
          isNull(accessToken.revokedAt),
          gt(accessToken.expiresAt, now),
          or(eq(accessToken.remember, true), gt(accessToken.lastUsedAt, new Date(now.getTime() - idleMs))),
        ),
      )
      .orderBy(desc(accessToken.lastUsedAt), desc(accessToken.id))
      .limit(100),
  );
  const here = rows.filter((row) => row.id === sessionId);
  return [...here, ...rows.filter((row) => row.id !== sessionId)].map((row) => ({
    uid: row.uid,
    current: row.id === sessionId,
    ...deviceOf(row.userAgent),
    address: shortAddress(row.address),
    remembered: row.remember,
    started_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
  }));
}

/** Ends one session of the own account. One that is no longer there, or another's, is no reason to complain. */
export async function endOne({ params }: InputOf<typeof endOwnSession>, call: Call) {
  const { id, uid } = call.signedIn();
  const ended = await withAccounts(call.database, async (tx) => {
    const count = await end(tx, call, and(eq(accessToken.uid, params.uid), eq(accessToken.userId, id)));
    if (count > 0) await auditAccount(tx, call, { user: uid, action: "session-ended" });
    return count;
  });
  if (ended > 0) recordAccess(call, { kind: "authn_sessions_ended", user: uid, detail: { count: 1 } });
  return undefined;
}

/** Ends all sessions of the own account but this one. */
export async function endOthers(call: Call) {
  const { id, uid, sessionId } = call.signedIn();
  const ended = await withAccounts(call.database, async (tx) => {
    const count = await revokeSessions(tx, call, { userId: id, except: sessionId });
    if (count > 0) await auditAccount(tx, call, { user: uid, action: "sessions-ended", after: { count } });
    return count;
  });
  if (ended > 0) recordAccess(call, { kind: "authn_sessions_ended", user: uid, detail: { count: ended } });
  return { ended };
}

/** Whose doing it is that sessions end, and how their open pages are told. */
type Ending = Pick<Call, "now" | "sendEvents" | "log" | "requestId">;

/** Ends the sessions of an account, all or all but one; answers how many. `tx` must be of the system's scope. */
export function revokeSessions(
  tx: Tx,
  call: Ending,
  { userId, except }: { userId: number; except?: number },
): Promise<number> {
  const others = except === undefined ? undefined : ne(accessToken.id, except);
  return end(tx, call, and(eq(accessToken.userId, userId), others));
}

/** Ends one session; answers how many that were, for it may be over already. */
export function revokeSession(tx: Tx, call: Ending, sessionId: number): Promise<number> {
  return end(tx, call, eq(accessToken.id, sessionId));
}

/** The one place where sessions end before their time: their sockets are closed with them, after the commit. */
async function end(tx: Tx, call: Ending, which: SQL | undefined): Promise<number> {
  const ended = await tx
    .update(accessToken)
    .set({ revokedAt: call.now() })
    .where(and(which, isNull(accessToken.revokedAt)))
    .returning({ id: accessToken.id });
  closeSockets(
    tx,
    call,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

/**
 * Ends the sessions of all users of a company; belongs into the transaction that closes it, in the system's scope.
 * (They are refused from that moment on in any case; this keeps them from coming back should it open again.)
 */
export async function revokeCompanySessions(
  tx: Tx,
  call: Ending,
  company: { agencyId: number } | { supplierId: number },
) {
  const ofCompany =
    "agencyId" in company ? eq(user.agencyId, company.agencyId) : eq(user.supplierId, company.supplierId);
  const people = tx.select({ id: user.id }).from(user).where(ofCompany);
  await end(tx, call, inArray(accessToken.userId, people));
}
