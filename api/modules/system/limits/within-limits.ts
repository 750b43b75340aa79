import { createHash } from "node:crypto";
import {
  limitsOf,
  perHourKey,
  recipientKey,
  recipientSeconds,
  usualPerHour,
} from "#api/domain/deed-limits.ts";
import type { DeedLimit, Holder } from "#api/domain/deed-limits.ts";
import type { Call } from "#api/http/context.ts";
import { tooMany, type Refusal } from "#api/http/refusal.ts";
import { Tallies, type Tally } from "#api/http/tallies.ts";
import { readHouseNumbers } from "#api/modules/system/settings/settings.ts";
import { fillWait, textsIn } from "#api/texts/texts.ts";
import type { LimitedDeed } from "#contract/limited-deeds.ts";
import { tellOfLimit } from "./tell-of-limit.ts";

const texts = {
  quote_sends: "limitQuoteSends",
  new_recipients: "limitNewRecipients",
  messages: "limitMessages",
  quotes: "limitQuotes",
} as const;

type Counted = { deed: LimitedDeed; recipient: string | null };
type Budget = DeedLimit & { deed: LimitedDeed };

/**
 * Does the work of a call that counts as something, unless the account or its agency did that too often: then it is
 * refused with 429 before anything is written, and the office is told once. Counted before the work, so that no number
 * of calls at once gets past a limit, and taken back when the work is refused or was done before.
 */
export async function withinLimits(
  counted: Counted,
  call: Call,
  work: () => Promise<Response>,
): Promise<Response> {
  const tallies = new Tallies(call.database, call.now);
  const taken = await take(tallies, counted, call);
  try {
    const response = await work();
    if (response.headers.has("Idempotency-Replayed")) await giveBack(tallies, taken, call);
    return response;
  } catch (error) {
    await giveBack(tallies, taken, call);
    throw error;
  }
}

async function take(tallies: Tallies, { deed, recipient }: Counted, call: Call): Promise<Tally[]> {
  const { id, agencyId } = call.signedIn();
  const account: Holder = { kind: "account", id };
  const agency: Holder | null = agencyId === null ? null : { kind: "agency", id: agencyId };
  const taken: Tally[] = [];
  const deeds = [deed];
  if (recipient !== null) {
    const seen = { key: recipientKey(agency ?? account, hashOf(recipient)), seconds: recipientSeconds };
    const counts = await tallies.count({ add: [seen] });
    taken.push(seen);
    if (counts.get(seen.key)?.total === 1) deeds.push("new_recipients");
  }
  const perHour = await readHouseNumbers(call, deeds.map(perHourKey));
  // The account's own first: whoever goes on after a refusal does not use up what colleagues may do.
  for (const holder of agency ? [account, agency] : [account]) {
    const budgets = deeds.flatMap((one) =>
      limitsOf(one, holder, perHour.get(perHourKey(one)) ?? usualPerHour[one]).map((limit) => ({
        ...limit,
        deed: one,
      })),
    );
    const counts = await tallies.count({ add: budgets });
    taken.push(...budgets);
    const over = budgets.filter(({ key, max }) => (counts.get(key)?.current ?? 0) > max);
    const [first] = over;
    if (!first) continue;
    await giveBack(tallies, taken, call);
    await tellOnce(tallies, first, holder, call);
    throw refusalOf(over, first, call);
  }
  return taken;
}

/** Only the first refusal of a window is told, however often it is tried again. */
async function tellOnce(tallies: Tallies, { key, seconds, deed }: Budget, { kind }: Holder, call: Call) {
  const told = { key: `${key}:told`, seconds };
  const counts = await tallies.count({ add: [told] });
  if (counts.get(told.key)?.current === 1) await tellOfLimit(deed, kind, call);
}

/** Named after the limit that is over for longest. */
function refusalOf(over: readonly Budget[], first: Budget, call: Call): Refusal {
  const longest = over.reduce((one, other) => (other.seconds > one.seconds ? other : one), first);
  const second = Math.floor(call.now().getTime() / 1000);
  const wait = longest.seconds - (second % longest.seconds);
  const text = textsIn(call.locale)[texts[longest.deed]];
  return tooMany(wait, fillWait(text, wait, call.locale), { max: longest.max, now: call.now() });
}

/** A count that could not be taken back only makes the limit a little narrower: what the work said is answered. */
async function giveBack(tallies: Tallies, taken: readonly Tally[], call: Call): Promise<void> {
  if (taken.length === 0) return;
  try {
    await tallies.takeBack(taken);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    call.log.warn({ event: "limit.not_given_back", request_id: call.requestId, error: reason });
  }
}

/** Addresses themselves are kept nowhere but in files and mails. */
function hashOf(address: string): string {
  return createHash("sha256").update(address.trim().toLowerCase()).digest("hex").slice(0, 32);
}
