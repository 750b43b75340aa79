import { Refusal } from "#api/http/refusal.ts";
import type { Call } from "#api/http/context.ts";
import { textsIn } from "#api/texts/texts.ts";

/**
 * Refuses with 409 when somebody else has saved since the caller read the record; `current` is the record as it
 * is now. Read the record `for update` before, so that nobody saves in between.
 */
export function sameVersion(current: { lock_version: number }, version: number, call: Call): void {
  if (current.lock_version === version) return;
  throw new Refusal(409, { message: textsIn(call.locale).changedMeanwhile, current });
}

/** 409 for a record that cannot be changed or removed as it is, with the reason in the caller's language. */
export function notNow(reason: string): Refusal {
  return new Refusal(409, { message: reason });
}
