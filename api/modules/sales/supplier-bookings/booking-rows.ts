import { and, asc, eq, gte, inArray, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { displayedConfirmation } from "#api/domain/itinerary/confirmation.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { longestTripDays } from "#api/domain/files/longest-trip.ts";
import { readOccupants } from "#api/modules/sales/supplier-bookings/read-occupants.ts";

/** The query's own half of the wall: services of the caller's supplier. */
export function ownServices({ scope, scoping }: Pick<Call, "scope" | "scoping">) {
  return scoping === "rules-only" || scope.audience !== "supplier"
    ? undefined
    : eq(serviceLine.supplierId, scope.supplierId);
}

/** Confirmed or from our own stock (domain 3.6): what waits, was asked to change or is cancelled is on no list. */
export function confirmed(call: Call) {
  return and(ownServices(call), inArray(serviceLine.status, ["OK", "AL"]));
}

/** Confirmed, and not over yet. */
export function upcoming(call: Call) {
  return and(confirmed(call), notOver(call));
}

/** Services whose last day is today or later: a range of those of a supplier by date, so that older ones are not read. */
export function notOver(call: Call) {
  const today = todayIn(call.signedIn().timezone, call.now());
  return and(gte(serviceLine.dateFrom, addDays(today, -longestTripDays)), gte(serviceLine.dateTo, today));
}

/** Services as their supplier reads them, for any condition; `fileId` and `statusAt` are for the API itself. */
export function bookingRows(tx: Tx) {
  return tx
    .select({
      uid: serviceLine.uid,
      fileId: serviceLine.fileId,
      reference: clientFile.reference,
      party_name: clientFile.name,
      service_type: serviceLine.serviceType,
      name: serviceLine.name,
      comment: serviceLine.comment,
      place: { code: place.code, name: place.name },
      date_from: serviceLine.dateFrom,
      date_to: serviceLine.dateTo,
      start_time: serviceLine.startTime,
      units: serviceLine.units,
      qty: serviceLine.qty,
      adults: serviceLine.adults,
      children: serviceLine.children,
      infants: serviceLine.infants,
      status: serviceLine.status,
      statusAt: serviceLine.statusAt,
      confirmation: serviceLine.confirmation,
      voucher_no: serviceLine.voucherNo,
      supplier_remarks: serviceLine.supplierRemarks,
    })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(place, eq(place.id, serviceLine.placeId))
    .$dynamic();
}

export type BookingRow = Awaited<ReturnType<typeof bookingRows>>[number];

type PageWish = { where: SQL | undefined; order: SQL[]; page: number; perPage: number };

/** A page of them; services of the same place in the order stand by date. */
export async function pageOfBookings(tx: Tx, { where, order, page, perPage }: PageWish) {
  const rows = await bookingRows(tx)
    .where(where)
    .orderBy(...order, asc(serviceLine.dateFrom), asc(serviceLine.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .where(where);
  return { rows, total: counted?.total ?? 0, page, perPage };
}

/** The same in the language of the call, with who sleeps where. */
export async function presentBookings(tx: Tx, rows: BookingRow[], { locale }: Call) {
  const occupants = await readOccupants(tx, rows);
  return rows.map(({ fileId: _file, statusAt: _since, ...row }) => ({
    ...row,
    rooms: occupants.get(row.uid) ?? [],
    name: inLanguage(row.name, locale) ?? "",
    comment: inLanguage(row.comment, locale),
    confirmation: displayedConfirmation(row.confirmation),
  }));
}
