import type { Call } from "#api/http/context.ts";
import { RateLimits, type Limit } from "#api/http/rate-limit.ts";
import { invalid, tooMany } from "#api/http/refusal.ts";
import { recordAccess } from "#api/modules/people/access/access-events.ts";
import { passwordFits } from "#api/modules/people/access/passwords.ts";
import { fillWait, textsIn } from "#api/texts/texts.ts";

/**
 * Counts one attempt; refuses with 429 once there are more than the limit allows. Whoever goes on after that is
 * refused too, but only the first one too many is an event in the log.
 */
export async function takeAttempt(call: Call, key: string, limit: Limit, message: string) {
  const { count, resetSeconds } = await new RateLimits(call.database, call.now).add(key, limit);
  if (count <= limit.max) return;
  if (count === limit.max + 1) {
    recordAccess(call, { kind: "authn_login_limit", user: call.account?.uid ?? null });
  }
  throw tooMany(resetSeconds, fillWait(message, resetSeconds, call.locale), { ...limit, now: call.now() });
}

const reauthLimit = { max: 5, seconds: 60 };

/**
 * Lets through who knows the password of the own account, again; others are refused at `current_password`.
 * Wrong ones are limited like those of the sign-in. Answers the hash that was compared with.
 */
export async function requirePassword(call: Call, stored: string | null, password: string): Promise<string> {
  const { id } = call.signedIn();
  const texts = textsIn(call.locale);
  const key = `reauth:${id}`;
  await takeAttempt(call, key, reauthLimit, texts.reauthLimit);
  if (!(await passwordFits(stored, password)) || stored === null) {
    throw invalid({ current_password: [texts.passwordWrong] });
  }
  await new RateLimits(call.database, call.now).forgive(key, reauthLimit);
  return stored;
}
