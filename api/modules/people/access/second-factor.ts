import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { recoveryCode, twoFactor } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { seal, unseal } from "#api/domain/sealed-text.ts";
import { matchingStep } from "#api/domain/totp.ts";
import type { Call } from "#api/http/context.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { hashRecoveryCode, newRecoveryCodes } from "#api/modules/people/access/recovery-codes.ts";

/** Which kind of code it was. */
export type TakenCode = "app" | "recovery";

type Owner = { id: number; uid: string };

const purpose = "second factor";

export function sealSecret({ serverKey }: Pick<Call, "serverKey">, { uid }: Owner, secret: Uint8Array) {
  return seal(serverKey, purpose, uid, secret);
}

/** Null when no key of the ring opens it: whoever has it needs a recovery code, and sets it up anew. */
export function unsealSecret(
  { serverKey }: Pick<Call, "serverKey">,
  { uid }: Owner,
  sealed: string,
): Buffer | null {
  try {
    return unseal(serverKey, purpose, uid, sealed);
  } catch {
    return null;
  }
}

/**
 * Uses up a code of the authenticator app or a recovery code of the account; null when it fits neither. Of
 * several who bring the same code at once exactly one is let in. A recovery code queues a mail: wake the sender
 * after the transaction. `tx` must be of the system's scope.
 */
export async function takeCode(tx: Tx, call: Call, owner: Owner, typed: string): Promise<TakenCode | null> {
  const code = typed.replaceAll(/[\s-]/g, "");
  const isOfApp = /^\d{6}$/.test(code);
  const take = isOfApp ? takeAppCode : takeRecoveryCode;
  if (!(await take(tx, call, owner, code))) return null;
  return isOfApp ? "app" : "recovery";
}

async function takeAppCode(tx: Tx, call: Call, owner: Owner, code: string): Promise<boolean> {
  const [factor] = await tx
    .select()
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, owner.id), isNotNull(twoFactor.confirmedAt)));
  if (!factor) return false;
  const secret = unsealSecret(call, owner, factor.sealedSecret);
  if (!secret) {
    call.log.error({ event: "second_factor.unreadable", request_id: call.requestId, user: owner.uid });
    return false;
  }
  const step = matchingStep(secret, code, call.now(), factor.lastStep);
  if (step === null) return false;
  // Whoever comes second waits for the row and then finds the step used up.
  const taken = await tx
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, owner.id), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return taken.length > 0;
}

async function takeRecoveryCode(tx: Tx, call: Call, owner: Owner, code: string): Promise<boolean> {
  const taken = await tx
    .update(recoveryCode)
    .set({ usedAt: call.now() })
    .where(
      and(
        eq(recoveryCode.userId, owner.id),
        eq(recoveryCode.codeHash, hashRecoveryCode(owner.uid, code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.id });
  if (taken.length === 0) return false;
  const left = await recoveryCodesLeft(tx, owner.id);
  const [named] = await tx
    .select({ name: user.name, username: user.username })
    .from(user)
    .where(eq(user.id, owner.id));
  if (named) {
    await mailToAccount(
      tx,
      { userId: owner.id, at: call.now() },
      { kind: "recovery-code-used", params: { ...named, left } },
    );
  }
  await auditAccount(tx, call, { user: owner.uid, action: "recovery-code-used", after: { left } });
  recordAccess(call, { kind: "authn_recovery_code", user: owner.uid, detail: { left } });
  return true;
}

/** How many recovery codes of the account still work. */
export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const [counted] = await tx
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
  return counted?.left ?? 0;
}

/** Ten new codes in the place of the old ones. They are answered here and can never be read again. */
export async function replaceRecoveryCodes(tx: Tx, call: Call, owner: Owner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, owner.id));
  await tx.insert(recoveryCode).values(
    codes.map((code) => ({
      userId: owner.id,
      codeHash: hashRecoveryCode(owner.uid, code),
      createdAt: call.now(),
    })),
  );
  return codes;
}
