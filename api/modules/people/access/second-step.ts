import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { signInStep } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import { hashToken } from "#api/http/authenticate.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { networkOf } from "#api/http/network-of.ts";
import { RateLimits, type Limit } from "#api/http/rate-limit.ts";
import { notFound } from "#api/http/refusal.ts";
import { takeAttempt } from "#api/modules/people/access/attempts.ts";
import { openSession, type Checked } from "#api/modules/people/access/open-session.ts";
import { refusalOfCode, tryCode } from "#api/modules/people/access/try-code.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { signInWithCode } from "#contract/people/two-factor.ts";

const validMs = 10 * 60 * 1000;
/** After so many wrong codes the password is asked for again. */
const maxFailures = 5;
const perAccount = { max: 5, seconds: 60 };
const perAddress: Limit = { max: 20, seconds: 60, scope: "address" };

/** The password was right: remembers that for ten minutes, under a token that only the caller gets. */
export async function beginStep(call: Call, { id, passwordHash, remember }: Checked) {
  const step = randomBytes(32).toString("base64url");
  const now = call.now();
  const expiresAt = new Date(now.getTime() + validMs);
  await withAccounts(call.database, (tx) =>
    tx.insert(signInStep).values({
      tokenHash: hashToken(step),
      userId: id,
      passwordHash,
      remember,
      createdAt: now,
      expiresAt,
    }),
  );
  return { step, expires_at: expiresAt.toISOString() };
}

/**
 * Finishes a sign-in. A code works once, in its own half minute and the ones beside it; a recovery code works
 * once and its owner is told. Wrong codes are limited like wrong passwords, and for the account besides.
 */
export async function finishStep({ body }: InputOf<typeof signInWithCode>, call: Call) {
  const texts = textsIn(call.locale);
  const tokenHash = hashToken(body.step);
  const step = await findStep(call, tokenHash);
  if (!step) throw notFound(texts.stepExpired);
  const network = networkOf(call.clientAddress);
  const keys = { account: `code:${step.userId}:${network}`, address: `sign-in:${network}` };
  await takeAttempt(call, keys.account, perAccount, texts.signInLimit);
  await takeAttempt(call, keys.address, perAddress, texts.signInLimit);
  const taken = await withAccounts(call.database, async (tx) => {
    const [open] = await tx
      .update(signInStep)
      .set({ usedAt: call.now() })
      .where(and(eq(signInStep.tokenHash, tokenHash), isNull(signInStep.usedAt)))
      .returning({ id: signInStep.id });
    // Somebody else was let in with it at the same time.
    if (!open) return { fault: "wrong" as const, inARow: 0 };
    const tried = await tryCode(tx, call, { id: step.userId, uid: step.uid }, body.code);
    if (typeof tried === "string") return tried;
    const failures = tried.fault === "wrong" ? 1 : 0;
    await tx
      .update(signInStep)
      .set({ usedAt: null, failures: sql`${signInStep.failures} + ${failures}` })
      .where(eq(signInStep.id, open.id));
    return tried;
  });
  if (typeof taken !== "string") throw refusalOfCode(call, step, taken);
  if (taken === "recovery") call.mailQueued();
  const limits = new RateLimits(call.database, call.now);
  await limits.forgive(keys.account, perAccount);
  await limits.forgive(keys.address, perAddress);
  const { remember, audience } = step;
  const { expiresAt, ...session } = await openSession(call, {
    id: step.userId,
    passwordHash: step.passwordHash,
    remember,
  });
  return { ...session, expires_at: expiresAt.toISOString(), audience, remember };
}

async function findStep(call: Call, tokenHash: string) {
  const rows = await withAccounts(call.database, (tx) =>
    tx
      .select({
        userId: user.id,
        uid: user.uid,
        audience: user.audience,
        passwordHash: signInStep.passwordHash,
        remember: signInStep.remember,
      })
      .from(signInStep)
      .innerJoin(user, eq(user.id, signInStep.userId))
      .where(
        and(
          eq(signInStep.tokenHash, tokenHash),
          isNull(signInStep.usedAt),
          gt(signInStep.expiresAt, call.now()),
          lt(signInStep.failures, maxFailures),
          eq(user.status, "active"),
          eq(user.passwordHash, signInStep.passwordHash),
        ),
      ),
  );
  return rows[0];
}
