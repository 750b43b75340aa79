import { itineraryChanges } from "#api/domain/itinerary/changes.ts";
import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { notFound } from "#api/http/refusal.ts";
import { lookUp } from "#api/modules/sales/itineraries/find.ts";
import { closeLink, openLink, renewLink } from "#api/modules/sales/itineraries/link.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { countLook, findByToken, findVersion } from "#api/modules/sales/itineraries/repository.ts";
import { paperByLink, paperOfFile } from "#api/modules/sales/itineraries/papers.ts";
import {
  openPaperOfFile,
  openPaperOfTrip,
  papersOfFile,
  papersOfTrip,
} from "#api/modules/sales/itineraries/trip-attachments.ts";
import { reviewsOfTrip } from "#api/modules/sales/itineraries/trip-reviews.ts";
import { textsIn } from "#api/texts/texts.ts";
import { downloadItinerary, seeItinerary, showItinerary } from "#contract/sales/itineraries/endpoints.ts";
import { downloadAgentItinerary, downloadOfficeItinerary } from "#contract/sales/client-files/endpoints.ts";
import {
  closeItineraryLink,
  openItineraryLink,
  renewItineraryLink,
} from "#contract/sales/itineraries/link.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  listFileAttachments,
  openFileAttachment,
  openTripAttachment,
} from "#contract/sales/trip-attachments/endpoints.ts";
import { findItinerary } from "#contract/system/public-calls.ts";

/** Looks that are counted for one network in ten minutes; a whole party may share it. */
const looks = { max: 120, seconds: 600 };

/** What clients open without an account, the link being the key, and what the office does with the link. */
export const itineraryRoutes: Route[] = [
  route(findItinerary, lookUp),
  route(showItinerary, show),
  route(downloadItinerary, paperByLink),
  route(seeItinerary, see),
  route(downloadOfficeItinerary, paperOfFile),
  route(downloadAgentItinerary, paperOfFile),
  route(listFileAttachments, papersOfFile),
  route(openFileAttachment, openPaperOfFile),
  route(openTripAttachment, openPaperOfTrip),
  route(renewItineraryLink, renewLink),
  route(closeItineraryLink, closeLink),
  route(openItineraryLink, openLink),
];

type Wanted = { params: { token: string }; query: { locale?: Locale | undefined } };
type Shown = Wanted & {
  query: { reviews?: boolean | undefined; seen?: number | undefined; seen_before?: number | undefined };
};

async function show({ params, query }: Shown, call: Call): Promise<Itinerary> {
  const snapshot = await findByToken(call, params.token);
  if (!snapshot) throw notFound(textsIn(call.locale).itineraryNotFound);
  const locale = query.locale ?? call.locale;
  const [attachments, reviews] = await beneathTrip(call, (tx) =>
    Promise.all([
      papersOfTrip(tx, snapshot),
      query.reviews ? reviewsOfTrip(tx, snapshot, call.now()) : undefined,
    ]),
  );
  const itinerary = {
    ...resolveItinerary(snapshot, locale),
    attachments,
    ...(reviews && { reviews }),
  };
  const older = [query.seen ?? 0, query.seen_before ?? 0].filter((version) => version < snapshot.version);
  const seen = Math.max(0, ...older);
  const before = seen > 0 ? await findVersion(call, params.token, seen) : undefined;
  if (!before) return itinerary;
  return { ...itinerary, changes: itineraryChanges(before, snapshot, locale), seen_version: seen };
}

async function see({ params }: Pick<Wanted, "params">, call: Call): Promise<undefined> {
  await limitVisits(call, "itinerary:look", looks);
  if (!(await countLook(call, params.token))) throw notFound(textsIn(call.locale).itineraryNotFound);
}
