import type { Call } from "#api/http/context.ts";
import { networkOf } from "#api/http/network-of.ts";
import { RateLimits, type Limit } from "#api/http/rate-limit.ts";
import { fillWait, textsIn } from "#api/texts/texts.ts";

/**
 * Counts what somebody does on a page that needs no account, by the network that they come from; with `forAll` all who
 * do the same are counted together. Refuses with 429 and how long to wait, in words.
 */
export async function limitVisits(
  call: Call,
  what: string,
  limit: Limit,
  { forAll = false } = {},
): Promise<void> {
  const key = forAll ? what : `${what}:${networkOf(call.clientAddress)}`;
  await new RateLimits(call.database, call.now).take(key, limit, (seconds) =>
    fillWait(textsIn(call.locale).lookupLimit, seconds, call.locale),
  );
}
