import type { Call } from "#api/http/context.ts";
import { networksOf } from "#api/http/network-of.ts";
import { notFound, tooMany } from "#api/http/refusal.ts";
import { Tallies } from "#api/http/tallies.ts";
import { tellOf } from "#api/modules/sales/itineraries/tell-of-guessing.ts";
import { isSpent, surnameTallies, surnameTalliesOf } from "#api/modules/sales/itineraries/lookup-budgets.ts";
import { mailLinkOfTrip } from "#api/modules/sales/itineraries/mail-link.ts";
import { findByReference, tokenOfTrip } from "#api/modules/sales/itineraries/repository.ts";
import { bearsSurname } from "#api/modules/sales/itineraries/surname.ts";
import { textsIn } from "#api/texts/texts.ts";

/**
 * Answers the identifier of the trip whose lead traveller bears the surname. After too many wrong ones it opens
 * nothing any more: for that reference the link then goes to the booking's own address, whatever the surname, so that
 * a stranger keeps nobody out; elsewhere it goes there for the right surname. The answer to that tells neither.
 */
export async function openBySurname(reference: string, surname: string, call: Call): Promise<string> {
  const texts = textsIn(call.locale);
  const tallies = new Tallies(call.database, call.now);
  const ofReference = surnameTalliesOf(reference);
  const ofPlaces = surnameTallies(networksOf(call.clientAddress));
  const counted = [...ofPlaces, ...ofReference];
  // Counted before the surname is looked at, so that attempts sent at once cannot all pass; what was no wrong one is
  // taken back.
  const counts = await tallies.count({ add: counted });
  const found = await findByReference(call, reference);
  // The lead traveller stands first in what is published.
  const fits = bearsSurname(found?.travellers.slice(0, 1) ?? [], surname);
  const closed = isSpent(ofReference, counts);
  if (closed || isSpent(ofPlaces, counts)) {
    await tallies.takeBack(counted);
    if (found && (closed || fits)) mailInTheBackground(call, found.uid);
    throw tooMany(ofReference[0]?.seconds ?? 0, texts.lookupByMail);
  }
  if (!found || !fits) {
    const [all] = ofPlaces;
    const ofAll = counts.get(all.key);
    // The last one that is let in tells that there are no more: those after it are not kept in the count.
    if (ofAll) tellOf("find-itinerary-surname", all.max - 1, ofAll, call);
    throw notFound(texts.itineraryNotFound);
  }
  await tallies.takeBack(counted);
  return tokenOfTrip(call, found);
}

/** Not waited for: how long it takes would tell whether there is such a trip. */
function mailInTheBackground(call: Call, tripUid: string) {
  void mailLinkOfTrip(call, tripUid).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : "unknown";
    call.log.error({ event: "itinerary_link_mail_failed", request_id: call.requestId, error: reason });
  });
}
