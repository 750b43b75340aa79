import { capabilityToken } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { networkOf } from "#api/http/network-of.ts";
import { RateLimits, type Limit } from "#api/http/rate-limit.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { findByReference } from "#api/modules/itineraries/repository.ts";
import { bearsSurname } from "#api/modules/itineraries/surname.ts";
import { readNumberSetting } from "#api/modules/system/settings.ts";
import { fillWait, textsIn } from "#api/texts/texts.ts";
import type { findItinerary } from "#contract/system/public-calls.ts";

/**
 * Different references that everybody together may ask for in ten minutes before a reference alone is no longer
 * enough. Hits count like misses: references follow each other, so guesses in a row mostly hit.
 */
const referencesOfAll = { max: 40, seconds: 600 };
const allKey = "find-itinerary:references";

/**
 * Answers the identifier of a published itinerary. Case and spaces of the reference do not matter. Unknown,
 * unpublished and wrong ones get the same answer. While guesses pile up anywhere, or always when the
 * environment says so, a traveller's surname is asked for as well, whatever the reference.
 */
export async function lookUp({ params, query }: InputOf<typeof findItinerary>, call: Call) {
  const texts = textsIn(call.locale);
  const limits = new RateLimits(call.database, call.now);
  const max = await readNumberSetting(call, "booking.lookup_per_minute", 10);
  const perMinute: Limit = { max, seconds: 60, scope: "address" };
  await limits.take(`find-itinerary:${networkOf(call.clientAddress)}`, perMinute, (seconds) =>
    fillWait(texts.lookupLimit, seconds, call.locale),
  );
  const referenceKey = keyOf(params.reference);
  const guarded = (await underAttack(limits, referenceKey, call)) || call.lookupSecondFactor;
  if (guarded && !query.surname) throw invalid({ surname: [texts.surnameRequired] });
  const found = await findByReference(call, referenceKey);
  const fits = !guarded || bearsSurname(found?.travellers ?? [], query.surname ?? "");
  if (!found || !fits) throw notFound(texts.itineraryNotFound);
  return capabilityToken(call.serverKey, "itinerary", found.uid, found.rotation);
}

/**
 * Counts a reference that nobody asked for in this window, before it is looked up, so that no number of calls at
 * once gets past the limit. The window before counts as well: an attack that goes on stays shut out.
 */
async function underAttack(limits: RateLimits, referenceKey: string, call: Call) {
  const asked = await limits.add(`find-itinerary:reference:${referenceKey}`, referencesOfAll);
  const isNew = asked.count === 1;
  const { count } = isNew
    ? await limits.add(allKey, referencesOfAll)
    : await limits.read(allKey, referencesOfAll);
  const total = count + (await limits.previous(allKey, referencesOfAll));
  if (isNew && total === referencesOfAll.max + 1) {
    const event = { event: "excess_rate_limit_exceeded", what: "find-itinerary", request_id: call.requestId };
    call.log.warn(event);
  }
  return total > referencesOfAll.max;
}

/** As the itinerary keeps it: upper case, without anything but letters and digits. */
function keyOf(reference: string) {
  return reference
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, 20);
}
