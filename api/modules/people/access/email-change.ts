import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { emailChange } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import { keyIdInUse } from "#api/domain/key-ring.ts";
import { isUsable } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { requirePassword, takeAttempt } from "#api/modules/people/access/attempts.ts";
import { ownPasswordHash } from "#api/modules/people/access/own-account.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { changeEmail, confirmEmailChange, showEmailChange } from "#contract/people/profile.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
const validMs = 24 * 60 * 60 * 1000;
const perAccount = { max: 5, seconds: 60 * 60 };

/**
 * Mails a link to the new address and tells the old one. An address that somebody else has gets no link, and the
 * answer does not say so: it would tell who has an account here.
 */
export async function askForEmail({ body }: InputOf<typeof changeEmail>, call: Call) {
  const texts = textsIn(call.locale);
  const account = call.signedIn();
  await requirePassword(call, await ownPasswordHash(call), body.current_password);
  if (body.email.toLowerCase() === account.email.toLowerCase()) throw invalid({ email: [texts.emailSame] });
  await takeAttempt(call, `email-change:${account.id}`, perAccount, texts.reauthLimit);
  const uid = ulid(call.now().getTime());
  const token = capabilityToken(call.serverKey, "email-change", uid, 1);
  const now = call.now();
  const { id, name, username } = account;
  await withAccounts(call.database, async (tx) => {
    await voidOpen(tx, id, now);
    await tx.insert(emailChange).values({
      uid,
      tokenHash: hashCapability(token),
      userId: id,
      newEmail: body.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validMs),
    });
    await auditAccount(tx, call, {
      user: account.uid,
      action: "email-change-asked",
      before: { email: account.email },
      after: { email: body.email },
    });
    const params = { name, username, email: body.email };
    await mailToAccount(tx, { userId: id, at: now }, { kind: "email-change-notice", params });
    if (await isTaken(tx, account, body.email)) return;
    await mailToAccount(
      tx,
      { userId: id, at: now, address: body.email },
      {
        kind: "email-change",
        params: { ...params, change_uid: uid, link_key: keyIdInUse(call.serverKey) },
      },
    );
  });
  call.mailQueued();
  recordAccess(call, { kind: "authn_email_change", user: account.uid, detail: { step: "asked" } });
  return undefined;
}

function voidOpen(tx: Tx, userId: number, at: Date) {
  return tx
    .update(emailChange)
    .set({ usedAt: at })
    .where(and(eq(emailChange.userId, userId), isNull(emailChange.usedAt)));
}

async function isTaken(
  tx: Tx,
  { id, audience }: { id: number; audience: AccountAudience },
  email: string,
): Promise<boolean> {
  const others = await tx
    .select({ id: user.id })
    .from(user)
    .where(
      and(ne(user.id, id), eq(user.audience, audience), sql`lower(${user.email}) = ${email.toLowerCase()}`),
    );
  return others.length > 0;
}

/** The change behind a link that can still be used; 404 for unknown, used and expired ones alike. */
async function usable(tx: Tx, call: Call, token: string) {
  const [change] = await tx
    .select({
      id: emailChange.id,
      email: emailChange.newEmail,
      oldEmail: user.email,
      userId: user.id,
      uid: user.uid,
      audience: user.audience,
    })
    .from(emailChange)
    .innerJoin(user, eq(user.id, emailChange.userId))
    .where(
      and(
        eq(emailChange.tokenHash, hashCapability(token)),
        isNull(emailChange.usedAt),
        gt(emailChange.expiresAt, call.now()),
        eq(user.status, "active"),
        isUsable(call),
      ),
    );
  if (!change) throw notFound(textsIn(call.locale).resetInvalid);
  return change;
}

export async function describeEmailChange({ params }: InputOf<typeof showEmailChange>, call: Call) {
  const { email, audience } = await withAccounts(call.database, (tx) => usable(tx, call, params.token));
  return { email, audience };
}

/** Changes the address, once. */
export async function confirmEmail({ params }: InputOf<typeof confirmEmailChange>, call: Call) {
  const change = await withAccounts(call.database, async (tx) => {
    const found = await usable(tx, call, params.token);
    const used = await tx
      .update(emailChange)
      .set({ usedAt: call.now() })
      .where(and(eq(emailChange.id, found.id), isNull(emailChange.usedAt)))
      .returning({ id: emailChange.id });
    // Taken by somebody else since the link was mailed: it is worth as little as one that was used.
    if (used.length === 0 || (await isTaken(tx, { ...found, id: found.userId }, found.email))) {
      throw notFound(textsIn(call.locale).resetInvalid);
    }
    await tx
      .update(user)
      .set({ email: found.email, updatedAt: call.now(), lockVersion: sql`${user.lockVersion} + 1` })
      .where(eq(user.id, found.userId));
    await auditAccount(tx, call, {
      user: found.uid,
      action: "email-changed",
      before: { email: found.oldEmail },
      after: { email: found.email },
    });
    return found;
  });
  recordAccess(call, { kind: "authn_email_change", user: change.uid, detail: { step: "confirmed" } });
  return { email: change.email, audience: change.audience };
}
