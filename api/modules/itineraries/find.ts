import { capabilityToken } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { RateLimits } from "#api/http/rate-limit.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { findByReference } from "#api/modules/itineraries/repository.ts";
import { readNumberSetting } from "#api/modules/system/settings.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { findItinerary } from "#contract/system/public-calls.ts";

/** Misses of everybody together in ten minutes, after which a reference alone is no longer enough. */
const missesOfAll = { max: 40, seconds: 600 };

/**
 * Answers the identifier of a published itinerary. Case and spaces of the reference do not matter. Unknown,
 * unpublished and wrong ones get the same answer. While guesses pile up anywhere, or always when the
 * environment says so, the lead traveller's surname is asked for as well, whatever the reference.
 */
export async function lookUp({ params, query }: InputOf<typeof findItinerary>, call: Call) {
  const texts = textsIn(call.locale);
  const limits = new RateLimits(call.database, call.now);
  const perMinute = { max: await readNumberSetting(call, "booking.lookup_per_minute", 10), seconds: 60 };
  await limits.take(`find-itinerary:${call.clientAddress}`, perMinute, (seconds) =>
    fill(texts.lookupLimit, { seconds }),
  );
  const guarded = call.lookupSecondFactor || (await underAttack(limits, call));
  if (guarded && !query.surname) throw invalid({ surname: [texts.surnameRequired] });
  const found = await findByReference(call, keyOf(params.reference));
  const surnameFits = !guarded || (found?.snapshot && isLead(found.snapshot.travellers, query.surname ?? ""));
  if (!found || !surnameFits) {
    await limits.add("find-itinerary:misses", missesOfAll);
    throw notFound(texts.itineraryNotFound);
  }
  return capabilityToken(call.serverKey, "itinerary", found.uid, found.rotation);
}

async function underAttack(limits: RateLimits, call: Call) {
  const { count } = await limits.read("find-itinerary:misses", missesOfAll);
  if (count === missesOfAll.max) {
    call.log.warn({
      event: "excess_rate_limit_exceeded",
      what: "find-itinerary",
      request_id: call.requestId,
    });
  }
  return count >= missesOfAll.max;
}

/** As the itinerary keeps it: upper case, without anything but letters and digits. */
function keyOf(reference: string) {
  return reference
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, 20);
}

/** Whether one of the travellers bears that surname; accents and case do not matter. */
function isLead(travellers: { name: string }[], surname: string) {
  const wanted = plain(surname);
  return wanted !== "" && travellers.some(({ name }) => plain(name).endsWith(wanted) && plain(name) !== "");
}

function plain(name: string) {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
}
