import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { networkOf, networksOf } from "#api/http/network-of.ts";
import { RateLimits, type Limit } from "#api/http/rate-limit.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { Tallies } from "#api/http/tallies.ts";
import { openBySurname } from "#api/modules/sales/itineraries/find-by-surname.ts";
import {
  isSpent,
  referenceTallies,
  sightsOf,
  surnameTalliesOf,
} from "#api/modules/sales/itineraries/lookup-budgets.ts";
import { findByReference, tokenOfTrip } from "#api/modules/sales/itineraries/repository.ts";
import { tellOf } from "#api/modules/sales/itineraries/tell-of-guessing.ts";
import { readNumberSetting } from "#api/modules/system/settings/settings.ts";
import { fillWait, textsIn } from "#api/texts/texts.ts";
import type { findItinerary } from "#contract/system/public-calls.ts";

/**
 * Answers the identifier of a published itinerary. Case and spaces of the reference do not matter. Unknown,
 * unpublished and wrong ones get the same answer. Where the environment says so, or while guessing is suspected, the
 * lead traveller's surname is asked for as well, whatever the reference.
 */
export async function lookUp({ params, query }: InputOf<typeof findItinerary>, call: Call) {
  const texts = textsIn(call.locale);
  const max = await readNumberSetting(call, "booking.lookup_per_minute", 10);
  const perMinute: Limit = { max, seconds: 60, scope: "address" };
  const limits = new RateLimits(call.database, call.now);
  await limits.take(`find-itinerary:${networkOf(call.clientAddress)}`, perMinute, (seconds) =>
    fillWait(texts.lookupLimit, seconds, call.locale),
  );
  const reference = keyOf(params.reference);
  const suspected = await isSuspected(reference, call);
  const { lookupSecondFactor: mode } = call;
  if (mode === "on" || (mode === "auto" && suspected)) {
    if (!query.surname) throw invalid({ surname: [texts.surnameRequired] });
    return openBySurname(reference, query.surname, call);
  }
  const found = await findByReference(call, reference);
  if (!found) throw notFound(texts.itineraryNotFound);
  return tokenOfTrip(call, found);
}

/**
 * Counts a reference that was not asked for today or yesterday, before it is looked up, so that no number of calls at
 * once gets past a budget. Hits count like misses: who guesses among many published trips mostly hits. A reference
 * for which surnames were tried too often is suspect by itself.
 */
async function isSuspected(reference: string, call: Call): Promise<boolean> {
  const tallies = new Tallies(call.database, call.now);
  const networks = networksOf(call.clientAddress);
  const sights = sightsOf(reference, networks);
  const seen = await tallies.count({ add: sights });
  const budgets = referenceTallies(networks);
  const isNew = (index: number) => seen.get(sights[index]?.key ?? "")?.total === 1;
  const surnames = surnameTalliesOf(reference);
  const counts = await tallies.count({
    add: budgets.filter((_budget, index) => isNew(index)),
    read: [...budgets.filter((_budget, index) => !isNew(index)), ...surnames],
  });
  const [all] = budgets;
  const ofAll = counts.get(all.key);
  if (isNew(0) && ofAll) tellOf("find-itinerary", all.max, ofAll, call);
  return isSpent(budgets, counts) || isSpent(surnames.map(closedFrom), counts);
}

/** A budget that is used up to the last refuses the next; here no next one is counted. */
function closedFrom<Budget extends { max: number }>(budget: Budget): Budget {
  return { ...budget, max: budget.max - 1 };
}

/** As the itinerary keeps it: upper case, without anything but letters and digits. */
function keyOf(reference: string) {
  return reference
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, 20);
}
