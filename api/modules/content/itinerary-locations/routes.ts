import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { bulkResult } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import type { Route } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound, Refusal } from "#api/http/refusal.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import * as locations from "#api/modules/content/itinerary-locations/repository.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import { releaseUpload, useUpload } from "#api/uploads/use-upload.ts";
import {
  itineraryLocationResource,
  type ItineraryLocation,
  type ItineraryLocationInput,
} from "#contract/content/itinerary-locations.ts";

/** Places and the journeys between them. */
export const itineraryLocationRoutes: Route[] = resourceRoutes(
  itineraryLocationResource,
  "itinerary-location",
  {
    list: (query, call) => reading(call, (tx) => locations.listLocations(tx, query)),
    show,
    create,
    update,
    remove,
    bulk,
  },
);

/** Places belong to every brand; what refers to one is counted over all of them, which no single office sees. */
function reading<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inSystem(
    call.database,
    "What refers to a place is counted over all brands, which no single office sees",
    work,
  );
}

function show(uid: string, call: Call): Promise<ItineraryLocation> {
  return reading(call, (tx) => get(tx, uid, call));
}

async function get(tx: Tx, uid: string, call: Call, hold = false): Promise<ItineraryLocation> {
  const found = await locations.findLocation(tx, uid, { hold });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

async function create(input: ItineraryLocationInput, call: Call): Promise<ItineraryLocation> {
  const uid = ulid(call.now().getTime());
  await writing(call, async (tx) => {
    await checkLegs(tx, input, call);
    await changePicture(tx, { before: null, after: input.picture ?? null }, call);
    await locations.insertLocation(tx, uid, input);
    await writeAudit(tx, call, { subject: subjectOf({ uid }), action: "created", after: input });
  });
  return show(uid, call);
}

async function update(
  uid: string,
  version: number,
  input: ItineraryLocationInput,
  call: Call,
): Promise<ItineraryLocation> {
  const { in_use: inUse } = await show(uid, call);
  await writing(call, async (tx) => {
    const before = { ...(await get(tx, uid, call, true)), in_use: inUse };
    sameVersion(before, version, call);
    if (inUse && input.code !== before.code) throw invalid({ code: [textsIn(call.locale).placeCodeInUse] });
    await checkLegs(tx, input, call);
    const sides = { before: fieldsOf(before), after: sorted(input) };
    if (isUnchanged(sides.before, sides.after)) return;
    await changePicture(tx, { before: before.picture, after: input.picture ?? null }, call);
    await locations.updateLocation(tx, uid, input, call.now());
    await writeAudit(tx, call, { subject: subjectOf(before), action: "changed", ...sides });
  });
  return show(uid, call);
}

async function remove(uid: string, version: number, call: Call): Promise<void> {
  const { in_use: inUse } = await show(uid, call);
  await writing(call, async (tx) => {
    const before = { ...(await get(tx, uid, call, true)), in_use: inUse };
    sameVersion(before, version, call);
    if (inUse) throw notNow(textsIn(call.locale).placeInUse);
    await changePicture(tx, { before: before.picture, after: null }, call);
    await locations.deleteLocation(tx, uid);
    await writeAudit(tx, call, { subject: subjectOf(before), action: "removed", before: fieldsOf(before) });
  });
}

async function bulk({ target, dryRun }: BulkWish<typeof itineraryLocationResource>, call: Call) {
  const found = await reading(call, (tx) => locations.findLocations(tx, target));
  const failed = [];
  for (const { uid, name, in_use: inUse, lock_version: version } of found) {
    const reason = inUse
      ? textsIn(call.locale).placeInUse
      : dryRun
        ? null
        : await refusalOf(remove(uid, version, call));
    if (reason) failed.push({ uid, name, reason });
  }
  return bulkResult(found.length, failed);
}

async function refusalOf(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** A journey leads to a place that there is, not back here, and once by each means. */
async function checkLegs(tx: Tx, { code, legs }: ItineraryLocationInput, call: Call) {
  const texts = textsIn(call.locale);
  const unknown = await locations.unknownPlaces(
    tx,
    legs.map(({ to }) => to),
  );
  const errors: Record<string, string[]> = {};
  for (const [index, { to, mode }] of legs.entries()) {
    const field = `legs.${String(index)}.to`;
    if (unknown.includes(to)) errors[field] = [fill(texts.alertCodesUnknown, { codes: to })];
    else if (to === code) errors[field] = [texts.legBackHere];
    else if (legs.findIndex((leg) => leg.to === to && leg.mode === mode) < index)
      errors[field] = [texts.legTwice];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Takes the new picture over and gives the old one back. */
async function changePicture(
  tx: Tx,
  { before, after }: Record<"before" | "after", string | null>,
  call: Call,
) {
  if (before === after) return;
  const use = { purpose: "place-picture", isPublic: true, now: call.now() } as const;
  if (after && !(await useUpload(tx, after, use))) {
    throw invalid({ picture: [textsIn(call.locale).uploadGone] });
  }
  if (before) await releaseUpload(tx, before, call.now());
}

/** The fields a form writes, with the journeys in one order. */
function fieldsOf({
  uid: _uid,
  in_use: _used,
  lock_version: _version,
  description,
  picture,
  legs,
  ...fields
}: ItineraryLocation) {
  const own = legs.map(({ to_name: _name, ...leg }) => leg);
  return sorted({ ...fields, ...(description && { description }), ...(picture && { picture }), legs: own });
}

function sorted<Fields extends { legs: { to: string; mode: string }[] }>(fields: Fields): Fields {
  const keyOf = ({ to, mode }: { to: string; mode: string }) => `${to} ${mode}`;
  const legs = fields.legs.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return { ...fields, legs };
}

function subjectOf({ uid }: { uid: string }) {
  return { type: "itinerary-location", uid };
}

/** A code that is taken is refused beside the code; what refers to the place after all, in words. */
async function writing(call: Call, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await call.database.inScope(call.scope, work);
  } catch (error) {
    const rule = brokenRule(error);
    if (rule === "place_code_unique") throw invalid({ code: [textsIn(call.locale).codeTaken] });
    if (rule?.endsWith("_place_id_place_id_fk")) throw notNow(textsIn(call.locale).placeInUse);
    throw error;
  }
}
