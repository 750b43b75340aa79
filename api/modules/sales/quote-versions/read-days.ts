import { endedStatuses } from "#api/domain/files/ended-line.ts";
import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { carryingTypes, ownLegs, type Ride } from "#api/domain/itinerary/carried-legs.ts";
import type { QuotePlace, QuoteSnapshot } from "#api/domain/quotes/snapshot.ts";

/** The days of a file in all languages, with their places and the journeys that no service carries the travellers on. */
export async function readDays(tx: Tx, fileId: number): Promise<QuoteSnapshot["days"]> {
  const rows = await tx
    .select({
      dayNo: dayHeader.dayNo,
      date: dayHeader.date,
      title: dayHeader.title,
      text: dayHeader.text,
      placeId: dayHeader.placeId,
      overnightPlaceId: dayHeader.overnightPlaceId,
      legs: dayHeader.legs,
    })
    .from(dayHeader)
    .where(eq(dayHeader.fileId, fileId))
    .orderBy(asc(dayHeader.dayNo));
  const ids = rows.flatMap(({ placeId, overnightPlaceId }) => [placeId, overnightPlaceId ?? placeId]);
  const codes = rows.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to]));
  const places = await readPlaces(tx, ids, codes);
  const byId = new Map(places.map(({ id, ...one }) => [id, one]));
  const byCode = new Map(places.map(({ id: _id, ...one }) => [one.code, one]));
  const rides = await readRides(tx, fileId);
  return rows.flatMap(({ placeId, overnightPlaceId, title, text, legs, ...day }) => {
    const spent = byId.get(placeId);
    if (!spent) return [];
    return [
      {
        ...day,
        title: title ?? { en: "" },
        text: text ?? { en: "" },
        place: spent,
        overnight: overnightPlaceId === null ? null : (byId.get(overnightPlaceId) ?? null),
        legs: ownLegs(
          legs,
          rides.filter(({ dayNo }) => dayNo === day.dayNo),
        ).flatMap(({ from, to, mode }) => {
          const [start, end] = [byCode.get(from), byCode.get(to)];
          return start && end ? [{ from: start, to: end, mode }] : [];
        }),
      },
    ];
  });
}

/** The included services of a file that carry people from place to place. */
async function readRides(tx: Tx, fileId: number): Promise<(Ride & { dayNo: number })[]> {
  const end = alias(place, "end_place");
  return tx
    .select({
      dayNo: serviceLine.dayNo,
      serviceType: serviceLine.serviceType,
      placeCode: place.code,
      endPlaceCode: end.code,
    })
    .from(serviceLine)
    .innerJoin(place, eq(place.id, serviceLine.placeId))
    .innerJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .innerJoin(end, eq(end.id, productOption.endPlaceId))
    .where(
      and(
        eq(serviceLine.fileId, fileId),
        eq(serviceLine.kind, "included"),
        inArray(serviceLine.serviceType, [...carryingTypes]),
        notInArray(serviceLine.status, [...endedStatuses]),
      ),
    );
}

async function readPlaces(tx: Tx, ids: number[], codes: string[]): Promise<(QuotePlace & { id: number })[]> {
  const columns = {
    id: place.id,
    code: place.code,
    name: place.name,
    region: place.region,
    country: place.country,
    kind: place.kind,
    landscape: place.landscape,
    lat: place.lat,
    lng: place.lng,
    picture: place.pictureUid,
  };
  const here = await tx.select(columns).from(place).where(inArray(place.id, ids));
  const known = new Set(here.map(({ code }) => code));
  const missing = [...new Set(codes)].filter((code) => !known.has(code));
  if (missing.length === 0) return here;
  return [...here, ...(await tx.select(columns).from(place).where(inArray(place.code, missing)))];
}
