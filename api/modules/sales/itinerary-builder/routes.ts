import { itineraryChanges } from "#api/domain/itinerary/changes.ts";
import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound, tooMany } from "#api/http/refusal.ts";
import { presentDraft, readDraft, stateOf } from "#api/modules/sales/itinerary-builder/draft.ts";
import { findTrip, findVersion, presentVersion } from "#api/modules/sales/itinerary-builder/find-trip.ts";
import { publishTrip, withdrawTrip } from "#api/modules/sales/itinerary-builder/publish.ts";
import { saveDraft } from "#api/modules/sales/itinerary-builder/save.ts";
import { withCurrentAlerts } from "#api/modules/sales/itineraries/current-alerts.ts";
import { mailLinkOfTrip } from "#api/modules/sales/itineraries/mail-link.ts";
import { builderTextsIn } from "#api/texts/builder-texts.ts";
import {
  compareItineraries,
  mailItinerary,
  previewItinerary,
  publishItinerary,
  saveItineraryDraft,
  showItineraryDraft,
  withdrawItineraryNow,
  type ItineraryComparison,
} from "#contract/sales/itineraries/builder.ts";
import type { Itinerary } from "#contract/sales/itineraries/itinerary.ts";

/** The itinerary of a file as the office builds and publishes it. */
export const itineraryBuilderRoutes: Route[] = [
  route(showItineraryDraft, ({ params, query }, call) =>
    call.database.inScope(call.scope, async (tx) =>
      presentDraft(tx, await findTrip(tx, params.uid, call), query.locale ?? call.locale, call),
    ),
  ),
  route(saveItineraryDraft, saveDraft),
  route(previewItinerary, preview),
  route(compareItineraries, compare),
  route(publishItinerary, publishTrip),
  route(withdrawItineraryNow, withdrawTrip),
  route(mailItinerary, mail),
];

function preview({ params, query }: InputOf<typeof previewItinerary>, call: Call): Promise<Itinerary> {
  return call.database.inScope(call.scope, async (tx) => {
    const trip = await findTrip(tx, params.uid, call);
    const snapshot =
      query.version === undefined
        ? (await readDraft(tx, trip, call)).snapshot
        : (await findVersion(tx, trip, query.version, call)).snapshot;
    if (!snapshot) throw notFound(builderTextsIn(call.locale).problems.no_days);
    const current = await withCurrentAlerts(tx, snapshot, call.now());
    return resolveItinerary(current, query.locale ?? trip.file.locale);
  });
}

function compare(
  { params, query }: InputOf<typeof compareItineraries>,
  call: Call,
): Promise<ItineraryComparison> {
  return call.database.inScope(call.scope, async (tx) => {
    const trip = await findTrip(tx, params.uid, call);
    const from = await findVersion(tx, trip, query.from, call);
    const to = await findVersion(tx, trip, query.to, call);
    return {
      from: presentVersion(from),
      to: presentVersion(to),
      changes: itineraryChanges(from.snapshot, to.snapshot, query.locale ?? call.locale),
    };
  });
}

async function mail({ params }: InputOf<typeof mailItinerary>, call: Call) {
  const { row } = await call.database.inScope(call.scope, (tx) => findTrip(tx, params.uid, call));
  const texts = builderTextsIn(call.locale);
  if (!row || stateOf(row, call.now()) !== "published") throw notNow(texts.nothingOut);
  if (row.linkClosedAt !== null) throw notNow(texts.linkClosed);
  const to = await mailLinkOfTrip(call, row.uid);
  if (to === null) throw tooMany(day, texts.mailedOften);
  return { to };
}

const day = 24 * 60 * 60;
