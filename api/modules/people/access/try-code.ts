import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { twoFactor } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { closedAfter, toldAfter, waitAfter } from "#api/domain/wrong-codes.ts";
import type { Call } from "#api/http/context.ts";
import { invalid, tooMany, type Refusal } from "#api/http/refusal.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { recordAccess } from "#api/modules/people/access/access-events.ts";
import { takeCode, type TakenCode } from "#api/modules/people/access/second-factor.ts";
import { fillWait, textsIn } from "#api/texts/texts.ts";

/** Why a code was not taken. What was refused was not looked at. */
export type CodeFault =
  | { fault: "wrong"; inARow: number }
  | { fault: "wait"; seconds: number }
  | { fault: "closed" };

type Owner = { id: number; uid: string };

/**
 * Uses up a code of the account, of the app or for recovery, unless there were too many wrong ones: they are counted for
 * the account, whatever the address, and only whoever brought the right password gets here. The owner is told once in
 * each run of them: wake the sender of mails after the transaction, which has to be committed whatever the answer. `tx`
 * must be of the system's scope.
 */
export async function tryCode(
  tx: Tx,
  call: Call,
  owner: Owner,
  typed: string,
): Promise<TakenCode | CodeFault> {
  // Locked, so that of codes sent at once each knows of those before.
  const [factor] = await tx
    .select({ wrong: twoFactor.wrongInARow, refusedUntil: twoFactor.refusedUntil })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, owner.id), isNotNull(twoFactor.confirmedAt)))
    .for("update");
  if (!factor) return { fault: "wrong", inARow: 0 };
  if (factor.wrong >= closedAfter) return { fault: "closed" };
  const waitMs = (factor.refusedUntil?.getTime() ?? 0) - call.now().getTime();
  if (waitMs > 0) return { fault: "wait", seconds: Math.ceil(waitMs / 1000) };
  const taken = await takeCode(tx, call, owner, typed);
  if (taken) {
    if (factor.wrong > 0) await forgetWrongCodes(tx, owner.id);
    return taken;
  }
  const inARow = factor.wrong + 1;
  const wait = waitAfter(inARow);
  const refusedUntil = wait > 0 ? new Date(call.now().getTime() + wait) : null;
  await tx.update(twoFactor).set({ wrongInARow: inARow, refusedUntil }).where(eq(twoFactor.userId, owner.id));
  if (inARow === toldAfter) await tellOwner(tx, call, owner);
  return { fault: "wrong", inARow };
}

async function tellOwner(tx: Tx, call: Call, { id }: Owner) {
  const [named] = await tx
    .select({ name: user.name, username: user.username })
    .from(user)
    .where(eq(user.id, id));
  if (!named) return;
  await mailToAccount(tx, { userId: id, at: call.now() }, { kind: "two-factor-wrong", params: named });
}

/** Begins to count anew: after a right code, and after a new password. */
export async function forgetWrongCodes(tx: Tx, userId: number): Promise<void> {
  await tx.update(twoFactor).set({ wrongInARow: 0, refusedUntil: null }).where(eq(twoFactor.userId, userId));
}

/** What is answered to a code that was not taken, with its line in the log. */
export function refusalOfCode(call: Call, owner: Pick<Owner, "uid">, fault: CodeFault): Refusal {
  const texts = textsIn(call.locale);
  const detail: Record<string, string | number> =
    fault.fault === "wrong" ? { in_a_row: fault.inARow } : { refused: fault.fault };
  recordAccess(call, { kind: "authn_second_factor_fail", user: owner.uid, detail });
  if (fault.fault === "closed") return invalid({ code: [texts.codesClosed] });
  if (fault.fault === "wait")
    return tooMany(fault.seconds, fillWait(texts.codesWait, fault.seconds, call.locale));
  if (fault.inARow === toldAfter) call.mailQueued();
  return invalid({ code: [texts.codeWrong] });
}
