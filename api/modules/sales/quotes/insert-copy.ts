import { asc, eq } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { shiftedBy, staysInCopy } from "#api/domain/quotes/copy-rules.ts";
import { isBought } from "#api/domain/files/line-rules.ts";
import { countTypes } from "#api/domain/files/file-party.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { insertFile, type Buyer, type NewQuote } from "#api/modules/sales/quotes/insert-file.ts";
import { insertParty } from "#api/modules/sales/quotes/insert-party.ts";
import { readQuoteFile, readTravellers, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { fitDays } from "#api/modules/tours/departures/fit-days.ts";
import { onNearestDepartures } from "#api/modules/tours/departures/nearest-departures.ts";
import { saveVersion } from "#api/modules/sales/quote-versions/save-version.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import type { CopyQuote } from "#contract/sales/quotes/save.ts";

/** Writes the copy of a file for an agency, priced at the rates of today. In the scope of the system. */
export async function insertCopy(
  tx: Tx,
  { fileId, buyer }: { fileId: number; buyer: Buyer },
  wish: CopyQuote,
  call: Call,
): Promise<NewQuote> {
  const from = await readQuoteFile(tx, fileId);
  const numberOf = await readBookingNumbers(tx);
  const file = await insertFile(tx, call, buyer, {
    brand: { id: from.brandId, code: from.brand, currency: from.currency },
    validDays: numberOf("booking.quote_valid_days"),
    values: {
      name: wish.name,
      agentReference: wish.agent_reference,
      relatedReference: from.reference,
      travelDate: wish.travel_date,
      endDate: shiftedBy({ dateFrom: from.endDate, dateTo: from.endDate }, from.travelDate, wish.travel_date)
        .dateTo,
      paxCount: wish.rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0),
      source: "agent",
      packageId: from.packageId,
      tariff: from.tariff,
      startPlaceId: from.startPlaceId,
      transport: from.transport,
    },
  });
  await insertParty(tx, file.id, wish.rooms, {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  });
  await copyDays(tx, from, file.id, wish.travel_date);
  const copied = await readQuoteFile(tx, file.id);
  await copyLines(tx, from, copied, call.now());
  await fitDays(tx, copied);
  const stored = await readQuoteFile(tx, file.id);
  const { withoutPrice } = await repriceFile(tx, stored, {
    reason: `Copied from ${from.reference}`,
    now: call.now(),
  });
  await writeAudit(tx, call, {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: from.brandId },
    action: "created",
    after: { reference: file.reference, name: wish.name, copied_from: from.reference },
  });
  await saveVersion(tx, call, { fileId: file.id });
  return { uid: file.uid, reference: file.reference, without_price: withoutPrice };
}

function isTour({ departureId }: { departureId: number | null }): boolean {
  return departureId !== null;
}

async function copyDays(tx: Tx, from: QuoteFile, fileId: number, travelDate: string): Promise<void> {
  const days = await tx
    .select()
    .from(dayHeader)
    .where(eq(dayHeader.fileId, from.id))
    .orderBy(asc(dayHeader.dayNo));
  if (days.length === 0) return;
  await tx.insert(dayHeader).values(
    days.map(({ id: _id, lockVersion: _lockVersion, ...day }) => ({
      ...day,
      fileId,
      date: addDays(travelDate, day.dayNo - 1),
    })),
  );
}

async function copyLines(tx: Tx, from: QuoteFile, to: QuoteFile, now: Date): Promise<void> {
  const { id: fileId, travelDate, endDate } = to;
  const { travellers } = await readTravellers(tx, fileId);
  const party = countTypes(travellers);
  const rows = await tx
    .select()
    .from(serviceLine)
    .where(eq(serviceLine.fileId, from.id))
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
  const shifted = await onNearestDepartures(
    tx,
    rows.filter(staysInCopy).map((row) => shiftedBy(row, from.travelDate, travelDate)),
    { travelDate, endDate, today: todayIn(to.timezone, now) },
  );
  const copied = shifted.map((row, index) => ({
    uid: ulid(now.getTime()),
    fileId,
    dayNo: row.dayNo,
    // A tour may begin on another day of the trip, behind what stands there.
    seq: isTour(row) ? 9_000 + index : row.seq,
    kind: row.kind,
    costed: false,
    serviceType: row.serviceType,
    optionId: row.optionId,
    departureId: row.departureId,
    supplierId: row.supplierId,
    placeId: row.placeId,
    name: row.name,
    comment: row.comment,
    startTime: row.startTime,
    endTime: row.endTime,
    ...party,
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    status: isBought(row) ? ("QU" as const) : ("OK" as const),
    priceStatus: isBought(row) ? ("no_rate" as const) : ("priced" as const),
    packageSlot: row.packageSlot,
    extras: row.extras,
    askedQty: row.askedQty,
    voucherText: row.voucherText,
    remarks: row.remarks,
    phone: row.phone,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
  }));
  if (copied.length > 0) await tx.insert(serviceLine).values(copied);
}
