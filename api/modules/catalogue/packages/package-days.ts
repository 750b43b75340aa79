import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { packageDay } from "#api/db/schema/package.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";

const legFrom = alias(place, "leg_from");

const legTo = alias(place, "leg_to");

/** The days of a package as files describe theirs, in their order. */
export async function readPackageDays(tx: Tx, packageId: number) {
  const days = await tx
    .select({
      dayNo: packageDay.dayNo,
      title: packageDay.title,
      text: packageDay.text,
      placeId: packageDay.placeId,
      overnightPlaceId: packageDay.overnightPlaceId,
      mode: routeLeg.mode,
      from: legFrom.code,
      to: legTo.code,
    })
    .from(packageDay)
    .leftJoin(routeLeg, eq(routeLeg.id, packageDay.drivingLegId))
    .leftJoin(legFrom, eq(legFrom.id, routeLeg.fromPlaceId))
    .leftJoin(legTo, eq(legTo.id, routeLeg.toPlaceId))
    .where(eq(packageDay.packageId, packageId))
    .orderBy(asc(packageDay.dayNo));
  return days.map(({ mode, from, to, ...day }) => ({
    ...day,
    legs: mode && from && to ? [{ from, to, mode }] : [],
  }));
}
