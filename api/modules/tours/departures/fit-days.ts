import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isRounding, isTaken, roundingSlot } from "#api/domain/files/line-rules.ts";
import { dateOf, dayNoOf, lastDayWithTours } from "#api/domain/tours/trip-days.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { readPackageDays } from "#api/modules/catalogue/packages/package-days.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { loadDepartures, type LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";

/** Days that a tour no longer fills; both `YYYY-MM-DD`. */
export type LeftSpan = { dateFrom: string; dateTo: string };

/**
 * Makes the days of a quote those of its tours: days beyond its end come and go with them, and the days of a quote that
 * follows no package are described as the tour describes them. `left` is where a tour was taken out. The file is
 * locked; in the scope of the system.
 */
export async function fitDays(tx: Tx, file: QuoteFile, left: LeftSpan | null = null): Promise<void> {
  const lines = (await readFileLines(tx, file.id)).filter((line) => !isRounding(line));
  const tours = lines.filter((line) => line.departureId !== null && isTaken(line));
  const loaded = await loadDepartures(
    tx,
    tours.flatMap(({ departureId }) => departureId ?? []),
  );
  const running = [...loaded.values()];
  const days = await readDays(tx, file.id);
  const spans = lines.map((line) => ({
    dayNo: line.dayNo,
    dateTo: line.dateTo,
    isTour: line.departureId !== null,
    isTaken: isTaken(line),
  }));
  const last = lastDayWithTours(
    days.map((day) => ({ ...day, ofTour: day.source === "tour" })),
    spans,
  );
  await setLength(tx, file, days, last);
  const describe = await describer(tx, running);
  for (const day of await readDays(tx, file.id)) {
    const isNew = day.source === "tour";
    if (file.packageId !== null && !isNew) continue;
    const told = describe(day.date) ?? (isNew || isWithin(day.date, left) ? await placeOf(tx, file) : null);
    if (told) await tx.update(dayHeader).set(told).where(eq(dayHeader.id, day.id));
  }
}

function readDays(tx: Tx, fileId: number) {
  return tx
    .select({
      id: dayHeader.id,
      dayNo: dayHeader.dayNo,
      date: dayHeader.date,
      source: dayHeader.source,
      placeId: dayHeader.placeId,
    })
    .from(dayHeader)
    .where(eq(dayHeader.fileId, fileId))
    .orderBy(asc(dayHeader.dayNo));
}

type Day = Awaited<ReturnType<typeof readDays>>[number];

async function setLength(tx: Tx, file: QuoteFile, days: readonly Day[], last: number): Promise<void> {
  const end = days.at(-1);
  if (!end || end.dayNo === last) return;
  const more = Array.from({ length: Math.max(0, last - end.dayNo) }, (_, index) => end.dayNo + index + 1);
  if (more.length > 0) {
    await tx.insert(dayHeader).values(
      more.map((dayNo) => ({
        fileId: file.id,
        dayNo,
        date: dateOf(dayNo, file.travelDate),
        title: { en: "" },
        text: { en: "" },
        placeId: end.placeId,
        source: "tour" as const,
      })),
    );
  } else await tx.delete(dayHeader).where(and(eq(dayHeader.fileId, file.id), gt(dayHeader.dayNo, last)));
  const date = dateOf(last, file.travelDate);
  await tx.update(clientFile).set({ endDate: date }).where(eq(clientFile.id, file.id));
  // The rounding of the prices stands at the end of the trip.
  await tx
    .update(serviceLine)
    .set({ dayNo: last, dateFrom: date, dateTo: date })
    .where(and(eq(serviceLine.fileId, file.id), eq(serviceLine.packageSlot, roundingSlot)));
}

type Told = Pick<typeof dayHeader.$inferInsert, "title" | "text" | "placeId" | "overnightPlaceId" | "legs">;

/** How a day reads by the tour that it belongs to; null for days of no tour. */
async function describer(tx: Tx, tours: readonly LoadedDeparture[]) {
  const byTour = new Map<number, Awaited<ReturnType<typeof readPackageDays>>>();
  for (const { tour } of tours) {
    if (tour.packageId !== null) byTour.set(tour.id, await readPackageDays(tx, tour.packageId));
  }
  return (date: string): Told | null => {
    const one = tours.find((tour) => isWithin(date, tour));
    if (!one) return null;
    const dayNo = dayNoOf(date, one.dateFrom);
    const template = byTour.get(one.tour.id)?.find((day) => day.dayNo === dayNo);
    if (template) {
      const { title, text, placeId, overnightPlaceId, legs } = template;
      return { title, text, placeId, overnightPlaceId, legs };
    }
    const ends = date === one.dateTo;
    return {
      title: one.tour.name,
      text: { en: "" },
      placeId: ends ? one.endPlace.id : one.startPlace.id,
      overnightPlaceId: null,
      legs: [],
    };
  };
}

/** A day without a plan, where the trip begins. */
async function placeOf(tx: Tx, { id, startPlaceId }: QuoteFile): Promise<Told | null> {
  const [first] = await tx
    .select({ id: place.id, name: place.name })
    .from(place)
    .where(
      startPlaceId === null
        ? sql`${place.id} = (select place_id from day_header where file_id = ${id} order by day_no limit 1)`
        : eq(place.id, startPlaceId),
    );
  if (!first) return null;
  const plain = { text: { en: "" }, overnightPlaceId: null, legs: [] };
  return { title: { en: first.name }, placeId: first.id, ...plain };
}

function isWithin(date: string, span: LeftSpan | null): boolean {
  return span !== null && span.dateFrom <= date && date <= span.dateTo;
}
