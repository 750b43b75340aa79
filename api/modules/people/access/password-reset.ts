import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { passwordReset } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import { keyIdInUse } from "#api/domain/key-ring.ts";
import { isUsable } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { networkOf } from "#api/http/network-of.ts";
import { RateLimits, type Limit } from "#api/http/rate-limit.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { queueMail } from "#api/mail/outbox.ts";
import { mailBrandId } from "#api/mail/recipient.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { ownNamesOf } from "#api/modules/people/access/own-words.ts";
import { hashPassword, passwordFault } from "#api/modules/people/access/passwords.ts";
import { revokeSessions } from "#api/modules/people/access/sessions.ts";
import { forgetWrongCodes } from "#api/modules/people/access/try-code.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { requestPasswordReset, resetPassword, showPasswordReset } from "#contract/people/session.ts";
import type { AccountAudience } from "#contract/endpoint.ts";

const validMs = { reset: 60 * 60 * 1000, invitation: 7 * 24 * 60 * 60 * 1000 };
const perAddress: Limit = { max: 10, seconds: 60 * 60, scope: "address" };
const perAccount = { max: 3, seconds: 60 * 60 };

/**
 * Mails a link that works once within 60 minutes. The answer is the same whether or not there is such an
 * account, and the work that differs happens after it was given.
 */
export async function askForReset({ body }: InputOf<typeof requestPasswordReset>, call: Call) {
  const limits = new RateLimits(call.database, call.now);
  await limits.take(`password-reset:${networkOf(call.clientAddress)}`, perAddress);
  // Not waited for: how long it takes would tell whether there is such an account.
  void findAndMail(call, limits, body).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : "unknown";
    call.log.error({ event: "password_reset_failed", request_id: call.requestId, error: reason });
  });
  return { status: textsIn(call.locale).resetSent };
}

async function findAndMail(
  call: Call,
  limits: RateLimits,
  { audience, username }: { audience: AccountAudience; username: string },
) {
  const found = await findUser(call, audience, username);
  if (!found) return;
  const { count } = await limits.add(`password-reset:user:${found.id}`, perAccount);
  if (count <= perAccount.max) await mailLink(call, found);
}

/** A closed company's users cannot sign in, so there is nothing to set a password for. */
const companyIsOpen = sql`coalesce(${agency.status}, ${supplier.status}, 'active') <> 'closed'`;

type Found = {
  id: number;
  audience: AccountAudience;
  name: string;
  email: string;
  username: string;
  locale: Call["locale"];
  brandId: number;
};

async function findUser(call: Call, audience: AccountAudience, name: string) {
  const wanted = name.trim().toLowerCase();
  const rows = await withAccounts(call.database, (tx) =>
    tx
      .select({
        id: user.id,
        audience: user.audience,
        name: user.name,
        email: user.email,
        username: user.username,
        locale: user.locale,
        brandId: mailBrandId,
      })
      .from(user)
      .leftJoin(agency, eq(agency.id, user.agencyId))
      .leftJoin(supplier, eq(supplier.id, user.supplierId))
      .where(
        and(
          eq(user.audience, audience),
          eq(user.status, "active"),
          isUsable(call),
          companyIsOpen,
          or(sql`lower(${user.username}) = ${wanted}`, sql`lower(${user.email}) = ${wanted}`),
        ),
      )
      .limit(1),
  );
  return rows[0];
}

async function mailLink(call: Call, found: Found) {
  const { id, name, username } = found;
  await withAccounts(call.database, async (tx) => {
    const resetUid = await addLink(tx, call, { userId: id, purpose: "reset" });
    await queueMail(tx, {
      kind: "password-reset",
      audience: found.audience,
      brandId: found.brandId,
      locale: found.locale,
      to: { address: found.email, name },
      at: call.now(),
      params: { reset_uid: resetUid, link_key: keyIdInUse(call.serverKey), username, name },
    });
  });
  call.mailQueued();
}

/** Keeps a new link to set a password; answers the uid that the mailed token is derived from. */
export async function addLink(
  tx: Tx,
  call: Call,
  { userId, purpose }: { userId: number; purpose: "reset" | "invitation" },
): Promise<string> {
  const uid = ulid(call.now().getTime());
  const tokenHash = hashCapability(capabilityToken(call.serverKey, "password-reset", uid, 1));
  const expiresAt = new Date(call.now().getTime() + validMs[purpose]);
  await tx.insert(passwordReset).values({ uid, tokenHash, userId, purpose, expiresAt });
  return uid;
}

/** The account behind a link that can still be used; 404 for unknown, used and expired ones alike. */
async function usable(call: Call, token: string) {
  const rows = await withAccounts(call.database, (tx) =>
    tx
      .select({
        resetId: passwordReset.id,
        userId: user.id,
        uid: user.uid,
        audience: user.audience,
        username: user.username,
        purpose: passwordReset.purpose,
      })
      .from(passwordReset)
      .innerJoin(user, eq(user.id, passwordReset.userId))
      .leftJoin(agency, eq(agency.id, user.agencyId))
      .leftJoin(supplier, eq(supplier.id, user.supplierId))
      .where(
        and(
          eq(passwordReset.tokenHash, hashCapability(token)),
          isNull(passwordReset.usedAt),
          gt(passwordReset.expiresAt, call.now()),
          inArray(user.status, ["active", "invited"]),
          isUsable(call),
          companyIsOpen,
        ),
      ),
  );
  const [reset] = rows;
  if (!reset) throw notFound(textsIn(call.locale).resetInvalid);
  return reset;
}

export async function describeReset({ params }: InputOf<typeof showPasswordReset>, call: Call) {
  const { audience, purpose, username } = await usable(call, params.token);
  return { audience, purpose, username };
}

/** Sets the password, uses the link up and ends every session of the account. */
export async function setPassword({ params, body }: InputOf<typeof resetPassword>, call: Call) {
  const texts = textsIn(call.locale);
  const reset = await usable(call, params.token);
  const fault = passwordFault(body.password, await ownNamesOf(call, reset.userId));
  if (fault) throw invalid({ password: [texts[fault]] });
  if (body.password !== body.password_confirmation) {
    throw invalid({ password_confirmation: [texts.passwordConfirmed] });
  }
  const passwordHash = await hashPassword(body.password);
  const now = call.now();
  await withAccounts(call.database, async (tx) => {
    const used = await tx
      .update(passwordReset)
      .set({ usedAt: now })
      .where(and(eq(passwordReset.id, reset.resetId), isNull(passwordReset.usedAt)))
      .returning({ id: passwordReset.id });
    if (used.length === 0) throw notFound(texts.resetInvalid);
    // An invitation is taken up by choosing the password.
    await tx
      .update(user)
      .set({ passwordHash, passwordChangedAt: now, status: "active" })
      .where(and(eq(user.id, reset.userId), inArray(user.status, ["active", "invited"])));
    await tx.update(passwordReset).set({ usedAt: now }).where(eq(passwordReset.userId, reset.userId));
    await forgetWrongCodes(tx, reset.userId);
    await revokeSessions(tx, call, { userId: reset.userId });
    await auditAccount(tx, call, {
      user: reset.uid,
      action: reset.purpose === "invitation" ? "invitation-taken-up" : "password-changed",
    });
  });
  recordAccess(call, { kind: "authn_password_change", user: reset.uid });
  return { status: texts.resetDone, audience: reset.audience };
}
