import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { recoveryCode, twoFactor } from "#api/db/schema/sign-in.ts";
import { base32, matchingStep, otpauthUri } from "#api/domain/totp.ts";
import type { Account, Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { notFound, Refusal } from "#api/http/refusal.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { requirePassword, takeAttempt } from "#api/modules/people/access/attempts.ts";
import { ownPasswordHash, secondFactorIsCompulsory } from "#api/modules/people/access/own-account.ts";
import { replaceRecoveryCodes, sealSecret, unsealSecret } from "#api/modules/people/access/second-factor.ts";
import { revokeSessions } from "#api/modules/people/access/sessions.ts";
import { refusalOfCode, tryCode, type CodeFault } from "#api/modules/people/access/try-code.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type {
  confirmEnrolment,
  removeTwoFactor,
  renewRecoveryCodes,
  startEnrolment,
} from "#contract/people/two-factor.ts";
const codeLimit = { max: 5, seconds: 60 };

/** Makes a new key, which counts only after a first code of it was typed. Asks for the password. */
export async function beginEnrolment({ body }: InputOf<typeof startEnrolment>, call: Call) {
  const account = call.signedIn();
  await requirePassword(call, await ownPasswordHash(call), body.current_password);
  const secret = randomBytes(20);
  const fresh = { sealedSecret: sealSecret(call, account, secret), lastStep: 0, createdAt: call.now() };
  const kept = await withAccounts(call.database, (tx) =>
    tx
      .insert(twoFactor)
      .values({ userId: account.id, ...fresh })
      // One that is on already is never replaced.
      .onConflictDoUpdate({ target: twoFactor.userId, set: fresh, setWhere: isNull(twoFactor.confirmedAt) })
      .returning({ userId: twoFactor.userId }),
  );
  if (kept.length === 0) throw new Refusal(409, { message: textsIn(call.locale).twoFactorOnAlready });
  return enrolmentOf(account, secret);
}

export async function describeEnrolment(call: Call) {
  const account = call.signedIn();
  const secret = await withAccounts(call.database, (tx) => waitingSecret(tx, call, account));
  return enrolmentOf(account, secret);
}

function enrolmentOf(account: Account, secret: Buffer) {
  return {
    key: base32(secret),
    uri: otpauthUri(secret, { issuer: account.brandName, account: account.username }),
  };
}

async function waitingSecret(tx: Tx, call: Call, account: Account): Promise<Buffer> {
  const [factor] = await tx
    .select({ sealed: twoFactor.sealedSecret })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, account.id), isNull(twoFactor.confirmedAt)));
  const secret = factor && unsealSecret(call, account, factor.sealed);
  if (!secret) throw notFound(textsIn(call.locale).enrolmentMissing);
  return secret;
}

/** Switches the second factor on by a first code, and ends all other sessions, which were begun without it. */
export async function finishEnrolment({ body }: InputOf<typeof confirmEnrolment>, call: Call) {
  const account = call.signedIn();
  const code = body.code.replaceAll(/[\s-]/g, "");
  const codes = await withLimitedCode(call, async (tx) => {
    const secret = await waitingSecret(tx, call, account);
    const step = matchingStep(secret, code, call.now(), 0);
    // Whoever sets it up has the key before them, so there is nothing to guess.
    if (step === null) return wrong;
    const confirmed = await tx
      .update(twoFactor)
      .set({ confirmedAt: call.now(), lastStep: step })
      .where(and(eq(twoFactor.userId, account.id), isNull(twoFactor.confirmedAt)))
      .returning({ userId: twoFactor.userId });
    if (confirmed.length === 0) return wrong;
    await revokeSessions(tx, call, { userId: account.id, except: account.sessionId });
    await auditAccount(tx, call, { user: account.uid, action: "two-factor-on" });
    await tell(tx, call, "two-factor-on");
    return { codes: await replaceRecoveryCodes(tx, call, account), mailed: true };
  });
  recordAccess(call, { kind: "authn_two_factor_on", user: account.uid });
  return { recovery_codes: codes };
}

/** Ten new recovery codes for whoever has both password and code. */
export async function renewCodes({ body }: InputOf<typeof renewRecoveryCodes>, call: Call) {
  const account = call.signedIn();
  await requirePassword(call, await ownPasswordHash(call), body.current_password);
  const codes = await withLimitedCode(call, async (tx) => {
    await requireFactor(tx, call, account);
    const taken = await tryCode(tx, call, account, body.code);
    if (typeof taken !== "string") return taken;
    await auditAccount(tx, call, { user: account.uid, action: "recovery-codes-renewed" });
    return { codes: await replaceRecoveryCodes(tx, call, account), mailed: taken === "recovery" };
  });
  recordAccess(call, { kind: "authn_recovery_codes_new", user: account.uid });
  return { recovery_codes: codes };
}

/** Switches the second factor off for whoever has both password and code, unless it is compulsory. */
export async function switchOff({ body }: InputOf<typeof removeTwoFactor>, call: Call) {
  const account = call.signedIn();
  await requirePassword(call, await ownPasswordHash(call), body.current_password);
  await withLimitedCode(call, async (tx) => {
    await requireFactor(tx, call, account);
    if (await secondFactorIsCompulsory(tx, account)) {
      throw new Refusal(409, { message: textsIn(call.locale).twoFactorCompulsory });
    }
    const taken = await tryCode(tx, call, account, body.code);
    if (typeof taken !== "string") return taken;
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, account.id));
    await tx.delete(twoFactor).where(eq(twoFactor.userId, account.id));
    await auditAccount(tx, call, { user: account.uid, action: "two-factor-off" });
    await tell(tx, call, "two-factor-off");
    return { codes: [], mailed: true };
  });
  recordAccess(call, { kind: "authn_two_factor_off", user: account.uid });
  return undefined;
}

async function requireFactor(tx: Tx, call: Call, account: Account) {
  const [factor] = await tx
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, account.id), isNotNull(twoFactor.confirmedAt)));
  if (!factor) throw new Refusal(409, { message: textsIn(call.locale).twoFactorOffAlready });
}

type Done = { codes: string[]; mailed: boolean };

const wrong = { fault: "wrong", inARow: 0 } as const;

/** Does the work of a code, in one transaction, which also keeps that a code was not taken. */
async function withLimitedCode(call: Call, work: (tx: Tx) => Promise<Done | CodeFault>): Promise<string[]> {
  const texts = textsIn(call.locale);
  const key = `code:${call.signedIn().id}`;
  await takeAttempt(call, key, codeLimit, texts.reauthLimit);
  const done = await withAccounts(call.database, work);
  if ("fault" in done) throw refusalOfCode(call, call.signedIn(), done);
  await new RateLimits(call.database, call.now).forgive(key, codeLimit);
  if (done.mailed) call.mailQueued();
  return done.codes;
}

/** Queues the mail about the change; the sender is woken after the transaction. */
async function tell(tx: Tx, call: Call, kind: "two-factor-on" | "two-factor-off") {
  const { id, name, username } = call.signedIn();
  await mailToAccount(tx, { userId: id, at: call.now() }, { kind, params: { name, username } });
}
