import { and, desc, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { accessToken } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { idleMs } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { auditAccount, recordAccess } from "#api/modules/access/access-events.ts";
import { deviceOf, shortAddress } from "#api/modules/access/device.ts";
import type { endOwnSession } from "#contract/access/profile.ts";

const system = { audience: "system" } as const;

/** Where the account is signed in now: this session, then the others, the latest used first. */
export async function ownSessions(call: Call) {
  const { id, sessionId } = call.signedIn();
  const now = call.now();
  const rows = await call.database.inScope(system, (tx) =>
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
  const ended = await call.database.inScope(system, async (tx) => {
    const rows = await tx
      .update(accessToken)
      .set({ revokedAt: call.now() })
      .where(and(eq(accessToken.uid, params.uid), eq(accessToken.userId, id), isNull(accessToken.revokedAt)))
      .returning({ id: accessToken.id });
    if (rows.length > 0) await auditAccount(tx, call, { user: uid, action: "session-ended" });
    return rows;
  });
  if (ended.length > 0) recordAccess(call, { kind: "authn_sessions_ended", user: uid, detail: { count: 1 } });
  return undefined;
}

/** Ends all sessions of the own account but this one. */
export async function endOthers(call: Call) {
  const { id, uid, sessionId } = call.signedIn();
  const ended = await call.database.inScope(system, async (tx) => {
    const count = await revokeSessions(tx, { userId: id, except: sessionId, at: call.now() });
    if (count > 0) await auditAccount(tx, call, { user: uid, action: "sessions-ended", after: { count } });
    return count;
  });
  if (ended > 0) recordAccess(call, { kind: "authn_sessions_ended", user: uid, detail: { count: ended } });
  return { ended };
}

/** Ends the sessions of an account, all or all but one; answers how many. `tx` must be of the system's scope. */
export async function revokeSessions(
  tx: Tx,
  { userId, except, at }: { userId: number; except?: number; at: Date },
): Promise<number> {
  const ended = await tx
    .update(accessToken)
    .set({ revokedAt: at })
    .where(
      and(
        eq(accessToken.userId, userId),
        isNull(accessToken.revokedAt),
        except === undefined ? undefined : ne(accessToken.id, except),
      ),
    )
    .returning({ id: accessToken.id });
  return ended.length;
}

/**
 * Ends the sessions of all users of a company; belongs into the transaction that closes it, in the system's scope.
 * (They are refused from that moment on in any case; this keeps them from coming back should it open again.)
 */
export async function revokeCompanySessions(
  tx: Tx,
  company: { agencyId: number } | { supplierId: number },
  at: Date,
) {
  const ofCompany =
    "agencyId" in company ? eq(user.agencyId, company.agencyId) : eq(user.supplierId, company.supplierId);
  const people = tx.select({ id: user.id }).from(user).where(ofCompany);
  await tx
    .update(accessToken)
    .set({ revokedAt: at })
    .where(and(inArray(accessToken.userId, people), isNull(accessToken.revokedAt)));
}
