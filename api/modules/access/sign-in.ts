import { randomBytes } from "node:crypto";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { accessToken } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { findAccount, hashToken } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { networkOf } from "#api/http/network-of.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { invalid } from "#api/http/refusal.ts";
import { passwordFits } from "#api/modules/access/passwords.ts";
import { sessionUser } from "#api/modules/access/presenter.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { signIn } from "#contract/access/session.ts";

/** Rulings 11: failures a minute, by account and address together, and by address alone. */
const perAccount = { max: 5, seconds: 60 };
const perAddress = { max: 20, seconds: 60 };

const rememberedMs = 30 * 24 * 60 * 60 * 1000;
const ordinaryMs = 12 * 60 * 60 * 1000;

/**
 * Checks the password and begins a session of its own; a session that the caller held ends. Wrong name and
 * wrong password get the same answer in the same time. Failures are limited for the caller's address, so that
 * a stranger cannot lock the owner out.
 */
export async function beginSession({ body }: InputOf<typeof signIn>, call: Call) {
  const texts = textsIn(call.locale);
  const limits = new RateLimits(call.database, call.now);
  const keys = limitKeys(body.audience, body.login, networkOf(call.clientAddress));
  // Counted before the password is looked at, so that attempts sent at once cannot all pass; a success is
  // taken back.
  const message = (seconds: number) => fill(texts.signInLimit, { seconds });
  await limits.take(keys.account, perAccount, message);
  await limits.take(keys.address, perAddress, message);
  const found = await findByLogin(call, body.audience, body.login);
  if (!(await passwordFits(found?.passwordHash ?? null, body.password)) || !found?.passwordHash) {
    call.log.warn({ event: "authn_login_fail", request_id: call.requestId, address: call.clientAddress });
    throw invalid({ login: [texts.credentials] });
  }
  await limits.forgive(keys.account, perAccount);
  await limits.forgive(keys.address, perAddress);
  return openSession(call, { id: found.id, passwordHash: found.passwordHash }, body.remember);
}

function limitKeys(audience: string, login: string, address: string) {
  return {
    account: `sign-in:${hashToken(`${audience}:${login.toLowerCase()}:${address}`)}`,
    address: `sign-in:${address}`,
  };
}

/** The active account of that name or e-mail address in that audience. */
async function findByLogin(call: Call, audience: "office" | "agent" | "supplier", login: string) {
  const wanted = login.trim().toLowerCase();
  const rows = await call.database.inScope({ audience: "system" }, (tx) =>
    tx
      .select({ id: user.id, passwordHash: user.passwordHash })
      .from(user)
      .where(
        and(
          eq(user.audience, audience),
          eq(user.status, "active"),
          or(sql`lower(${user.username}) = ${wanted}`, sql`lower(${user.email}) = ${wanted}`),
        ),
      )
      .limit(1),
  );
  return rows[0];
}

type Checked = { id: number; passwordHash: string };

async function openSession(call: Call, { id: userId, passwordHash }: Checked, remember: boolean) {
  const token = randomBytes(32).toString("base64url");
  const now = call.now();
  const expiresAt = new Date(now.getTime() + (remember ? rememberedMs : ordinaryMs));
  const account = await call.database.inScope({ audience: "system" }, async (tx) => {
    // A new password since the old one was checked has ended all sessions; none may begin behind its back. The
    // row is locked until this one is there to be ended.
    const current = await tx
      .update(user)
      .set({ lastLoginAt: now })
      .where(and(eq(user.id, userId), eq(user.passwordHash, passwordHash)))
      .returning({ id: user.id });
    if (current.length === 0) return null;
    if (call.account) {
      await tx.update(accessToken).set({ revokedAt: now }).where(eq(accessToken.id, call.account.sessionId));
    }
    await tx.insert(accessToken).values({
      tokenHash: hashToken(token),
      userId,
      remember,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      address: call.clientAddress,
    });
    return findAccount(tx, userId);
  });
  // Suspended or changed between the two statements: the same answer as for a wrong password.
  if (!account) throw invalid({ login: [textsIn(call.locale).credentials] });
  call.log.info({ event: "authn_login_success", request_id: call.requestId, user: account.uid });
  return { token, expires_at: expiresAt.toISOString(), user: sessionUser(account) };
}

/** Ends the session of this call. */
export async function endSession(call: Call) {
  const { sessionId } = call.signedIn();
  await call.database.inScope({ audience: "system" }, (tx) =>
    tx
      .update(accessToken)
      .set({ revokedAt: call.now() })
      .where(and(eq(accessToken.id, sessionId), isNull(accessToken.revokedAt))),
  );
  return undefined;
}
