import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { ulid } from "ulid";
import { accessToken } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { findAccount, hashToken } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { sessionUser } from "#api/modules/people/access/presenter.ts";
import { revokeSession } from "#api/modules/people/access/sessions.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";

const rememberedMs = 30 * 24 * 60 * 60 * 1000;
const ordinaryMs = 12 * 60 * 60 * 1000;

/** An account whose password was just compared with this hash. */
export type Checked = { id: number; passwordHash: string; remember: boolean };

/** Begins a session; one that the caller held ends. */
export async function openSession(call: Call, { id: userId, passwordHash, remember }: Checked) {
  const token = randomBytes(32).toString("base64url");
  const now = call.now();
  const expiresAt = new Date(now.getTime() + (remember ? rememberedMs : ordinaryMs));
  const account = await withAccounts(call.database, async (tx) => {
    // A new password since the old one was checked has ended all sessions; none may begin behind its back. The
    // row is locked until this one is there to be ended.
    const current = await tx
      .update(user)
      .set({ lastLoginAt: now })
      .where(and(eq(user.id, userId), eq(user.passwordHash, passwordHash)))
      .returning({ id: user.id });
    if (current.length === 0) return null;
    if (call.account) await revokeSession(tx, call, call.account.sessionId);
    await tx.insert(accessToken).values({
      uid: ulid(now.getTime()),
      tokenHash: hashToken(token),
      userId,
      remember,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      address: call.clientAddress,
      userAgent: call.userAgent,
    });
    const found = await findAccount(tx, userId);
    if (found) {
      const source = { ...call, account: { ...found, sessionId: 0 } };
      await auditAccount(tx, source, { user: found.uid, action: "signed-in" });
    }
    return found;
  });
  // Suspended or changed between the two statements: the same answer as for a wrong password.
  if (!account) throw invalid({ login: [textsIn(call.locale).credentials] });
  recordAccess(call, { kind: "authn_login_success", user: account.uid });
  return { token, expiresAt, user: sessionUser(account) };
}
