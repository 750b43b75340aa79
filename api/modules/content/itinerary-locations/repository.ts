import { and, asc, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { orderedBy } from "#api/db/ordered-by.ts";
import type { Tx } from "#api/db/client.ts";
import { beginsWith, contains } from "#api/db/contains.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import type {
  ItineraryLocation,
  ItineraryLocationInput,
  ItineraryLocationQuery,
} from "#contract/content/itinerary-locations.ts";

type Query = z.output<typeof ItineraryLocationQuery>;

/** Everything that refers to a place, whatever its brand; journeys from here belong to the place itself. */
const references = [
  "supplier s where s.place_id",
  "product_option o where o.place_id",
  "product_option o where o.end_place_id",
  "day_header d where d.place_id",
  "day_header d where d.overnight_place_id",
  "service_line l where l.place_id",
  "package p where p.start_place_id",
  "package p where p.end_place_id",
  "package_day p where p.place_id",
  "package_day p where p.overnight_place_id",
  "tour t where t.start_place_id",
  "tour t where t.end_place_id",
  "route_leg r where r.to_place_id",
].map((reference) => `exists (select from ${reference} = place.id)`);

/** True where something refers to the place. Only the system scope sees all there is. */
const inUse = sql<boolean>`(${sql.raw(references.join(" or "))})`;

const columns = {
  id: place.id,
  uid: place.uid,
  code: place.code,
  name: place.name,
  region: place.region,
  country: place.country,
  kind: place.kind,
  landscape: place.landscape,
  lat: place.lat,
  lng: place.lng,
  timezone: place.timezone,
  description: place.description,
  picture: place.pictureUid,
  in_use: inUse,
  lock_version: place.lockVersion,
};

function conditions(filter: Query["filter"]): SQL | undefined {
  return and(
    filter.q
      ? or(contains(place.name, filter.q), beginsWith(place.code, filter.q), contains(place.region, filter.q))
      : undefined,
    filter.country ? eq(place.country, filter.country) : undefined,
    filter.kind ? eq(place.kind, filter.kind) : undefined,
  );
}

const sortColumns = { code: place.code, name: place.name, region: place.region };

export async function listLocations(tx: Tx, { filter, sort, page, per_page: perPage }: Query) {
  const where = conditions(filter);
  const wished = sort.length > 0 ? sort : (["name"] as const);
  const rows = await tx
    .select(columns)
    .from(place)
    .where(where)
    .orderBy(...orderedBy(wished, sortColumns), asc(place.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx.select({ total: count() }).from(place).where(where);
  return { rows: await withLegs(tx, rows), total: counted?.total ?? 0, page, perPage };
}

/** The places a bulk call means. */
export async function findLocations(tx: Tx, target: { uids: string[] } | { filter: Query["filter"] }) {
  const where = "uids" in target ? inArray(place.uid, target.uids) : conditions(target.filter);
  return withLegs(tx, await tx.select(columns).from(place).where(where).orderBy(asc(place.id)));
}

/** With `hold`, nobody else changes it before this transaction ends. */
export async function findLocation(
  tx: Tx,
  uid: string,
  { hold = false } = {},
): Promise<ItineraryLocation | undefined> {
  const query = tx.select(columns).from(place).where(eq(place.uid, uid));
  const [found] = await withLegs(tx, await (hold ? query.for("update", { of: place }) : query));
  return found;
}

const destination = alias(place, "destination");

/** The places with their journeys, by the names of where they lead. */
async function withLegs<Row extends { id: number }>(tx: Tx, rows: Row[]) {
  if (rows.length === 0) return [];
  const legs = await tx
    .select({
      from: routeLeg.fromPlaceId,
      to: destination.code,
      to_name: destination.name,
      mode: routeLeg.mode,
      distance_km: routeLeg.distanceKm,
      minutes: routeLeg.minutes,
      notes: routeLeg.notes,
    })
    .from(routeLeg)
    .innerJoin(destination, eq(destination.id, routeLeg.toPlaceId))
    .where(
      inArray(
        routeLeg.fromPlaceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(destination.name), asc(routeLeg.mode));
  return rows.map(({ id, ...row }) => ({
    ...row,
    legs: legs
      .filter(({ from }) => from === id)
      .map(({ from: _from, distance_km: km, minutes, notes, ...leg }) => ({
        ...leg,
        ...(km !== null && { distance_km: km }),
        ...(minutes !== null && { minutes }),
        ...(notes && { notes }),
      })),
  }));
}

/** The codes that name no place. */
export async function unknownPlaces(tx: Tx, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await tx.select({ code: place.code }).from(place).where(inArray(place.code, codes));
  return codes.filter((code) => !rows.some((row) => row.code === code));
}

type Fields = Omit<ItineraryLocationInput, "legs">;

export async function insertLocation(tx: Tx, uid: string, { legs, ...fields }: ItineraryLocationInput) {
  await tx.insert(place).values({ ...kept(fields), uid });
  await writeLegs(tx, uid, legs);
}

export async function updateLocation(
  tx: Tx,
  uid: string,
  { legs, ...fields }: ItineraryLocationInput,
  now: Date,
) {
  await tx
    .update(place)
    .set({ ...kept(fields), lockVersion: sql`${place.lockVersion} + 1`, updatedAt: now })
    .where(eq(place.uid, uid));
  await writeLegs(tx, uid, legs);
}

function kept({ description, picture, ...fields }: Fields) {
  return { ...fields, description: description ?? null, pictureUid: picture ?? null };
}

/** The journeys from here become these. A note on a season is kept where the journey stays. */
async function writeLegs(tx: Tx, uid: string, legs: ItineraryLocationInput["legs"]) {
  const places = await tx.select({ id: place.id, uid: place.uid, code: place.code }).from(place);
  const from = places.find((one) => one.uid === uid);
  if (!from) return;
  const rows = legs.flatMap(({ to, mode, distance_km: km, minutes, notes }) => {
    const end = places.find((one) => one.code === to);
    const size = { distanceKm: km ?? null, minutes: minutes ?? null, notes: notes ?? null };
    return end ? [{ fromPlaceId: from.id, toPlaceId: end.id, mode, ...size }] : [];
  });
  const before = await tx
    .select({ id: routeLeg.id, to: routeLeg.toPlaceId, mode: routeLeg.mode })
    .from(routeLeg)
    .where(eq(routeLeg.fromPlaceId, from.id));
  const gone = before.filter(
    ({ to, mode }) => !rows.some((row) => row.toPlaceId === to && row.mode === mode),
  );
  if (gone.length > 0)
    await tx.delete(routeLeg).where(
      inArray(
        routeLeg.id,
        gone.map(({ id }) => id),
      ),
    );
  for (const row of rows) {
    const { distanceKm, minutes, notes } = row;
    await tx
      .insert(routeLeg)
      .values(row)
      .onConflictDoUpdate({
        target: [routeLeg.fromPlaceId, routeLeg.toPlaceId, routeLeg.mode],
        set: { distanceKm, minutes, notes, updatedAt: sql`now()` },
      });
  }
}

export async function deleteLocation(tx: Tx, uid: string) {
  const own = tx.select({ id: place.id }).from(place).where(eq(place.uid, uid));
  await tx.delete(routeLeg).where(inArray(routeLeg.fromPlaceId, own));
  await tx.delete(place).where(eq(place.uid, uid));
}
