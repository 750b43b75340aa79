import { and, eq, isNull } from "drizzle-orm";
import { passwordReset } from "#api/db/schema/session.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid } from "#api/http/refusal.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { requirePassword } from "#api/modules/people/access/attempts.ts";
import { ownPasswordHash } from "#api/modules/people/access/own-account.ts";
import { ownNamesOf } from "#api/modules/people/access/own-words.ts";
import { hashPassword, passwordFault } from "#api/modules/people/access/passwords.ts";
import { revokeSessions } from "#api/modules/people/access/sessions.ts";
import { forgetWrongCodes } from "#api/modules/people/access/try-code.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { changePassword } from "#contract/people/profile.ts";

/** Sets a new password for whoever knows the old one, ends all other sessions and open links, tells the owner. */
export async function replacePassword({ body }: InputOf<typeof changePassword>, call: Call) {
  const texts = textsIn(call.locale);
  const account = call.signedIn();
  const old = await requirePassword(call, await ownPasswordHash(call), body.current_password);
  const fault = passwordFault(body.password, await ownNamesOf(call, account.id));
  if (fault) throw invalid({ password: [texts[fault]] });
  if (body.password === body.current_password) throw invalid({ password: [texts.passwordSame] });
  if (body.password !== body.password_confirmation) {
    throw invalid({ password_confirmation: [texts.passwordConfirmed] });
  }
  const passwordHash = await hashPassword(body.password);
  const now = call.now();
  const { id, name, username } = account;
  await withAccounts(call.database, async (tx) => {
    // The one who was first counts: by now the old password may be another one.
    const changed = await tx
      .update(user)
      .set({ passwordHash, passwordChangedAt: now })
      .where(and(eq(user.id, id), eq(user.passwordHash, old)))
      .returning({ id: user.id });
    if (changed.length === 0) throw invalid({ current_password: [texts.passwordWrong] });
    await forgetWrongCodes(tx, id);
    await revokeSessions(tx, call, { userId: id, except: account.sessionId });
    await tx
      .update(passwordReset)
      .set({ usedAt: now })
      .where(and(eq(passwordReset.userId, id), isNull(passwordReset.usedAt)));
    await auditAccount(tx, call, { user: account.uid, action: "password-changed" });
    await mailToAccount(
      tx,
      { userId: id, at: now },
      { kind: "password-changed", params: { name, username } },
    );
  });
  call.mailQueued();
  recordAccess(call, { kind: "authn_password_change", user: account.uid });
  return undefined;
}
