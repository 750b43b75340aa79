import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { place } from "#api/db/schema/place.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";

const overnight = alias(place, "overnight_place");

/** A file whose days are worked with; with `hold` nobody else changes it meanwhile. */
export async function findFileOfDays(tx: Tx, uid: string, call: Call, { hold = false } = {}) {
  const reading = tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      brandId: clientFile.brandId,
      status: clientFile.status,
      locale: clientFile.locale,
      packageId: clientFile.packageId,
    })
    .from(clientFile)
    .where(and(visibleFiles(call), eq(clientFile.uid, uid)));
  const [file] = await (hold ? reading.for("no key update") : reading);
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  return file;
}
export type FileOfDays = Awaited<ReturnType<typeof findFileOfDays>>;

/** The headers of a file in all languages, in their order. */
export async function readDayRows(tx: Tx, fileId: number) {
  return tx
    .select({
      id: dayHeader.id,
      dayNo: dayHeader.dayNo,
      date: dayHeader.date,
      title: dayHeader.title,
      text: dayHeader.text,
      placeId: dayHeader.placeId,
      place: place.code,
      overnight: overnight.code,
      legs: dayHeader.legs,
      drivingNotes: dayHeader.drivingNotes,
      showDrivingNotes: dayHeader.showDrivingNotes,
      picture: dayHeader.pictureUid,
      source: dayHeader.source,
    })
    .from(dayHeader)
    .innerJoin(place, eq(place.id, dayHeader.placeId))
    .leftJoin(overnight, eq(overnight.id, dayHeader.overnightPlaceId))
    .where(eq(dayHeader.fileId, fileId))
    .orderBy(asc(dayHeader.dayNo));
}
export type DayHeaderRow = Awaited<ReturnType<typeof readDayRows>>[number];

/**
 * A number that differs once anything of the headers does, whoever changed it: services, moves of the trip and tours
 * write days as well and count no version up.
 */
export function fingerprintOf(rows: readonly DayHeaderRow[]): number {
  const facts = rows.map(({ id, source: _source, placeId: _place, ...row }) => [id, row]);
  return createHash("sha256").update(JSON.stringify(facts)).digest().readUInt32BE(0) >>> 1;
}

/** Name of the package that a file was made from, in all languages; null where it was made from none. */
export async function readPackageName(tx: Tx, packageId: number | null) {
  if (packageId === null) return null;
  const [found] = await tx
    .select({ name: tripPackage.name })
    .from(tripPackage)
    .where(eq(tripPackage.id, packageId));
  return found?.name ?? null;
}
