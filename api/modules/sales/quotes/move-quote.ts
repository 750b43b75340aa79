import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { updateEach } from "#api/db/update-each.ts";
import { countTypes, roomsOfFile } from "#api/domain/files/file-party.ts";
import { isRounding, isTaken } from "#api/domain/files/line-rules.ts";
import { shiftedBy } from "#api/domain/quotes/copy-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { readQuoteFile, readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { saveVersion } from "#api/modules/sales/quote-versions/save-version.ts";
import { isStillOffered, newestVersion } from "#api/modules/sales/quote-versions/still-offered.ts";
import { changeFile, type Deed } from "#api/modules/sales/quotes/change-file.ts";
import { moveParty } from "#api/modules/sales/quotes/move-party.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { fitDays } from "#api/modules/tours/departures/fit-days.ts";
import { onNearestDepartures } from "#api/modules/tours/departures/nearest-departures.ts";
import { releaseSeats, tellSeats } from "#api/modules/tours/departures/seats.ts";
import { textsIn } from "#api/texts/texts.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { MoveQuote } from "#contract/sales/quotes/changes.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/**
 * Puts a quote of the caller's agency on another date, or makes it for another party, in its place: its services move
 * along, tours to their nearest departure, and what has no rate then stands in it without a price. What comes of it is
 * kept as a version, so that the one before can be compared.
 */
export async function moveTrip(
  reference: string,
  wish: MoveQuote,
  call: Call,
): Promise<z.input<typeof QuoteDraft>> {
  return changeFile(reference, wish.lock_version, call, (tx, file) => moveIn(tx, file, wish, call));
}

/** Does it in the transaction that holds the quote; null where nothing is different. 422 for a day that has passed. */
export async function moveIn(tx: Tx, file: QuoteFile, wish: MoveQuote, call: Call): Promise<Deed | null> {
  const today = todayIn(file.timezone, call.now());
  if (wish.travel_date < today) throw invalid({ travel_date: [textsIn(call.locale).startPast] });
  const people = await readTravellers(tx, file.id);
  const before = {
    travel_date: file.travelDate,
    rooms: writeRooms(roomsOfFile(people.travellers, people.rooms, file.travelDate)),
  };
  const after = { travel_date: wish.travel_date, rooms: writeRooms(wish.rooms) };
  if (before.travel_date === after.travel_date && before.rooms === after.rooms) return null;
  await keepAsItIs(tx, file, call);
  await moveServices(tx, file, wish.travel_date, call);
  if (before.rooms !== after.rooms) await changeParty(tx, file, wish, people.travellers.length);
  await fitDays(tx, await readQuoteFile(tx, file.id));
  return {
    action: "trip_moved",
    before,
    after,
    reason: "trip_moved",
    isVersion: true,
  } satisfies Deed;
}

/** What was changed since the newest version becomes a version as well: nothing of it is lost by the move. */
async function keepAsItIs(tx: Tx, file: QuoteFile, call: Call): Promise<void> {
  const [offer] = await tx.select().from(quote).where(eq(quote.fileId, file.id));
  if (offer && (await isStillOffered(tx, file.id, await newestVersion(tx, offer)))) return;
  await saveVersion(tx, call, { fileId: file.id });
}

/** Days, services and the file itself on their new dates; seats that were held for a tour are free again. */
async function moveServices(tx: Tx, file: QuoteFile, travelDate: string, call: Call): Promise<void> {
  if (travelDate === file.travelDate) return;
  const trip = { dateFrom: file.endDate, dateTo: file.endDate };
  const endDate = shiftedBy(trip, file.travelDate, travelDate).dateTo;
  await tx.update(clientFile).set({ travelDate, endDate }).where(eq(clientFile.id, file.id));
  await tx
    .update(dayHeader)
    .set({ date: sql`${travelDate}::date + (${dayHeader.dayNo} - 1)` })
    .where(eq(dayHeader.fileId, file.id));
  const all = (await readFileLines(tx, file.id)).filter((line) => !isRounding(line));
  const today = todayIn(file.timezone, call.now());
  const moved = await onNearestDepartures(
    tx,
    all.map((line) => shiftedBy(line, file.travelDate, travelDate)),
    { travelDate, endDate, today },
  );
  const rows = moved.map(({ id, dateFrom, dateTo, dayNo, departureId }) => ({
    id,
    dateFrom,
    dateTo,
    dayNo,
    departureId,
  }));
  await updateEach(tx, serviceLine, { by: "id", rows });
  const tours = all.filter((line) => line.departureId !== null && isTaken(line)).map(({ id }) => id);
  if (tours.length > 0) {
    const released = await releaseSeats(tx, tours, { as: "cancelled", now: call.now() });
    tellSeats(tx, call, released);
    await writeAudit(tx, call, ...released.map(({ audit }) => audit));
  }
}

/** The new party, and services that everyone took part in for all of it. */
async function changeParty(tx: Tx, file: QuoteFile, { rooms, travel_date }: MoveQuote, before: number) {
  const numberOf = await readBookingNumbers(tx);
  const ages = {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  };
  await moveParty(tx, file.id, { rooms, ages, date: travel_date });
  const { travellers } = await readTravellers(tx, file.id);
  await tx.update(clientFile).set({ paxCount: travellers.length }).where(eq(clientFile.id, file.id));
  await tx
    .update(serviceLine)
    .set(countTypes(travellers))
    .where(
      and(
        eq(serviceLine.fileId, file.id),
        sql`${serviceLine.adults} + ${serviceLine.children} + ${serviceLine.infants} = ${before}`,
      ),
    );
}
