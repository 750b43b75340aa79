import { eq } from "drizzle-orm";
import { ulid } from "ulid";
import type { z } from "zod";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { departure } from "#api/db/schema/tour.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { countTypes, partyOfFile } from "#api/domain/files/file-party.ts";
import { isRounding, isTaken } from "#api/domain/files/line-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import { overlap, startsFor } from "#api/domain/tours/fit.ts";
import { departureObstacles } from "#api/domain/tours/obstacles.ts";
import { seatNeedOf, tourPartyOf } from "#api/domain/tours/tour-party.ts";
import { dayNoOf } from "#api/domain/tours/trip-days.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { changeFile } from "#api/modules/sales/quotes/change-file.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { lineOf } from "#api/modules/sales/quotes/find-replacements.ts";
import { readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { fitDays } from "#api/modules/tours/departures/fit-days.ts";
import { loadDepartures, type LoadedDeparture } from "#api/modules/tours/departures/load-departures.ts";
import { releaseSeats, tellSeats } from "#api/modules/tours/departures/seats.ts";
import { tourValues } from "#api/modules/tours/departures/tour-line.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import type { AddDeparture } from "#contract/tours/departures.ts";

type Answer = Promise<z.input<typeof QuoteDraft>>;

/** Puts a departure that its party could book into a quote of the caller's agency. No seat is taken by it. */
export async function addDeparture(reference: string, wish: AddDeparture, call: Call): Answer {
  const id = await findDeparture(wish.departure, call);
  return changeFile(reference, wish.lock_version, call, async (tx, file) => {
    const lines = await readFileLines(tx, file.id);
    const chosen = await readBookable(tx, file, id, { others: lines.filter(isTaken), call });
    await insertLine(tx, file, { chosen, lines, now: call.now() });
    await fitDays(tx, file);
    return {
      action: "service_added",
      after: {
        day_no: dayNoOf(chosen.dateFrom, file.travelDate),
        service: chosen.tour.name.en,
        departure: chosen.code,
      },
      reason: `service_added: ${chosen.tour.name.en} ${chosen.code}`,
    };
  });
}

/** Puts another departure of the same tour where one stands. */
export async function moveDeparture(reference: string, uid: string, wish: AddDeparture, call: Call): Answer {
  const id = await findDeparture(wish.departure, call);
  return changeFile(reference, wish.lock_version, call, async (tx, file) => {
    const lines = await readFileLines(tx, file.id);
    const line = lineOf(lines, uid, call);
    const [before] = (await loadDepartures(tx, line.departureId === null ? [] : [line.departureId])).values();
    if (!before || !isTaken(line) || line.priceStatus === "locked")
      throw notNow(textsIn(call.locale).serviceNotSo);
    const others = lines.filter((one) => isTaken(one) && one.id !== line.id);
    const chosen = await readBookable(tx, file, id, { others, call });
    if (chosen.tour.id !== before.tour.id)
      throw invalid({ departure: [textsIn(call.locale).departureOfOtherTour] });
    const { dateFrom, dateTo } = line;
    await tx
      .update(serviceLine)
      .set({
        departureId: chosen.id,
        ...positionOf(file, chosen, lines),
        dateFrom: chosen.dateFrom,
        dateTo: chosen.dateTo,
      })
      .where(eq(serviceLine.id, line.id));
    // An option on seats of the departure that is left ends with it.
    const released = await releaseSeats(tx, [line.id], { as: "cancelled", now: call.now() });
    tellSeats(tx, call, released);
    await writeAudit(tx, call, ...released.map(({ audit }) => audit));
    await fitDays(tx, file, { dateFrom, dateTo });
    return {
      action: "service_swapped",
      before: { day_no: line.dayNo, departure: before.code },
      after: {
        day_no: dayNoOf(chosen.dateFrom, file.travelDate),
        service: line.name.en,
        departure: chosen.code,
      },
      reason: `service_swapped: ${before.code} → ${chosen.code}`,
    };
  });
}

/** The number of a departure that the caller may see; 404 for all others alike. */
async function findDeparture(uid: string, call: Call): Promise<number> {
  const [found] = await call.database.inScope(call.scope, (tx) =>
    tx.select({ id: departure.id }).from(departure).where(eq(departure.uid, uid)),
  );
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found.id;
}

type Beside = { others: readonly FileLineRow[]; call: Call };

/** A departure with a price and seats for the party of a quote, beside its other services; refused otherwise. */
async function readBookable(
  tx: Tx,
  file: QuoteFile,
  id: number,
  { others, call }: Beside,
): Promise<LoadedDeparture> {
  const texts = textsIn(call.locale);
  const chosen = (await loadDepartures(tx, [id])).get(id);
  if (!chosen || chosen.brandId !== file.brandId) throw notFound(texts.recordNotFound);
  const refuse = (text: string) => invalid({ departure: [text] });
  const { from, to } = startsFor(file);
  if (chosen.dateFrom < from || chosen.dateFrom > to) throw refuse(texts.departureOutsideTrip);
  const tours = others.filter(({ departureId }) => departureId !== null);
  if (tours.some((one) => overlap(one, chosen))) throw refuse(texts.departuresOverlap);
  const { travellers, rooms } = await readTravellers(tx, file.id);
  const party = partyOfFile(travellers, rooms);
  const numberOf = await readBookingNumbers(tx);
  const ages = {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  };
  if ("problems" in tourPartyOf(party, chosen.dateFrom, ages)) throw refuse(texts.roomsNotOnTours);
  const today = todayIn(file.timezone, call.now());
  if (departureObstacles(chosen, seatNeedOf(party), today).length > 0)
    throw refuse(texts.departureNotBookable);
  return chosen;
}

type NewLine = { chosen: LoadedDeparture; lines: readonly FileLineRow[]; now: Date };

async function insertLine(tx: Tx, file: QuoteFile, { chosen, lines, now }: NewLine): Promise<void> {
  const { travellers } = await readTravellers(tx, file.id);
  await tx.insert(serviceLine).values({
    ...(await tourValues(tx, file, chosen)),
    ...positionOf(file, chosen, lines),
    uid: ulid(now.getTime()),
    fileId: file.id,
    kind: "included",
    costed: false,
    qty: travellers.length,
    ...countTypes(travellers),
    status: "QU",
    priceStatus: "no_rate",
  });
}

/** At the end of the day on which the tour begins. */
function positionOf(file: QuoteFile, { dateFrom }: LoadedDeparture, lines: readonly FileLineRow[]) {
  const dayNo = dayNoOf(dateFrom, file.travelDate);
  const onDay = lines.filter((line) => line.dayNo === dayNo && !isRounding(line)).map(({ seq }) => seq);
  return { dayNo, seq: Math.max(0, ...onDay) + 10 };
}
