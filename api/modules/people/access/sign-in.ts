import { and, eq, or, sql } from "drizzle-orm";
import { agency, supplier } from "#api/db/schema/company.ts";
import { twoFactor } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { hashToken, isUsable } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { networkOf } from "#api/http/network-of.ts";
import { RateLimits, type Limit } from "#api/http/rate-limit.ts";
import { invalid } from "#api/http/refusal.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { takeAttempt } from "#api/modules/people/access/attempts.ts";
import { openSession } from "#api/modules/people/access/open-session.ts";
import { passwordFits } from "#api/modules/people/access/passwords.ts";
import { beginStep } from "#api/modules/people/access/second-step.ts";
import { revokeSession } from "#api/modules/people/access/sessions.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { signIn } from "#contract/people/session.ts";

/** Rulings 11: failures a minute, by account and address together, and by address alone. */
const perAccount = { max: 5, seconds: 60 };
const perAddress: Limit = { max: 20, seconds: 60, scope: "address" };

/**
 * Checks the password and begins a session of its own; a session that the caller held ends. Where the account
 * has a second factor, only a step towards a session is begun. Wrong name and wrong password get the same
 * answer in the same time. Failures are limited for the caller's address, so that a stranger cannot lock the
 * owner out.
 */
export async function beginSession({ body }: InputOf<typeof signIn>, call: Call) {
  const texts = textsIn(call.locale);
  const limits = new RateLimits(call.database, call.now);
  const found = await findByLogin(call, body.audience, body.login);
  // Name and e-mail address of an account share one count.
  const login = found ? `account ${found.uid}` : body.login.trim().toLowerCase();
  const keys = limitKeys(body.audience, login, networkOf(call.clientAddress));
  // Counted before the password is looked at, so that attempts sent at once cannot all pass; a success is
  // taken back.
  await takeAttempt(call, keys.account, perAccount, texts.signInLimit);
  await takeAttempt(call, keys.address, perAddress, texts.signInLimit);
  if (!(await passwordFits(found?.passwordHash ?? null, body.password)) || !found?.passwordHash) {
    recordAccess(call, { kind: "authn_login_fail", user: found?.uid ?? null });
    throw invalid({ login: [texts.credentials] });
  }
  await limits.forgive(keys.account, perAccount);
  await limits.forgive(keys.address, perAddress);
  const checked = { id: found.id, passwordHash: found.passwordHash, remember: body.remember };
  if (found.hasSecondFactor) return beginStep(call, checked);
  const { expiresAt, ...session } = await openSession(call, checked);
  return { ...session, expires_at: expiresAt.toISOString() };
}

function limitKeys(audience: string, login: string, address: string) {
  return {
    account: `sign-in:${hashToken(`${audience}:${login}:${address}`)}`,
    address: `sign-in:${address}`,
  };
}

/** The active account of that name or e-mail address in that audience, unless its company is closed. */
async function findByLogin(call: Call, audience: "office" | "agent" | "supplier", login: string) {
  const wanted = login.trim().toLowerCase();
  const rows = await withAccounts(call.database, (tx) =>
    tx
      .select({
        id: user.id,
        uid: user.uid,
        passwordHash: user.passwordHash,
        hasSecondFactor: sql<boolean>`${twoFactor.confirmedAt} is not null`,
      })
      .from(user)
      .leftJoin(agency, eq(agency.id, user.agencyId))
      .leftJoin(supplier, eq(supplier.id, user.supplierId))
      .leftJoin(twoFactor, eq(twoFactor.userId, user.id))
      .where(
        and(
          eq(user.audience, audience),
          eq(user.status, "active"),
          isUsable(call),
          sql`coalesce(${agency.status}, ${supplier.status}, 'active') <> 'closed'`,
          or(sql`lower(${user.username}) = ${wanted}`, sql`lower(${user.email}) = ${wanted}`),
        ),
      )
      .limit(1),
  );
  return rows[0];
}

/** Ends the session of this call. */
export async function endSession(call: Call) {
  const { sessionId, uid } = call.signedIn();
  await withAccounts(call.database, async (tx) => {
    const ended = await revokeSession(tx, call, sessionId);
    if (ended > 0) await auditAccount(tx, call, { user: uid, action: "signed-out" });
  });
  return undefined;
}
