import { and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { orderedBy } from "#api/db/ordered-by.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { displayedConfirmation } from "#api/domain/itinerary/confirmation.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { contains } from "#api/db/contains.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { readOccupants } from "#api/modules/sales/supplier-bookings/read-occupants.ts";
import { readStockNotices, saveStockNotices } from "#api/modules/sales/supplier-bookings/stock-notices.ts";
import { changeStockNotices, listSupplierBookings } from "#contract/sales/supplier-bookings/endpoints.ts";
import { showSupplierDesk } from "#contract/sales/desks.ts";

/** What suppliers see of their own confirmed services. */
export const supplierBookingRoutes: Route[] = [
  route(listSupplierBookings, list),
  route(changeStockNotices, saveStockNotices),
  route(showSupplierDesk, (_input, call) => desk(call)),
];

/** Confirmed or from our own stock, and not over yet (domain 3.6). */
function upcoming(call: Call) {
  const { scope, scoping } = call;
  const own =
    scoping === "rules-only" || scope.audience !== "supplier"
      ? undefined
      : eq(serviceLine.supplierId, scope.supplierId);
  return and(
    own,
    inArray(serviceLine.status, ["OK", "AL"]),
    gte(serviceLine.dateTo, todayIn(call.signedIn().timezone, call.now())),
  );
}

function select(tx: Tx) {
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
      confirmation: serviceLine.confirmation,
      voucher_no: serviceLine.voucherNo,
      supplier_remarks: serviceLine.supplierRemarks,
    })
    .from(serviceLine)
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(place, eq(place.id, serviceLine.placeId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

async function present(tx: Tx, rows: Row[], { locale }: Call) {
  const occupants = await readOccupants(tx, rows);
  return rows.map(({ fileId: _file, ...row }) => ({
    ...row,
    rooms: occupants.get(row.uid) ?? [],
    name: inLanguage(row.name, locale) ?? "",
    comment: inLanguage(row.comment, locale),
    confirmation: displayedConfirmation(row.confirmation),
  }));
}

const sortColumns = {
  date_from: serviceLine.dateFrom,
  reference: clientFile.reference,
  party_name: clientFile.name,
};

async function list({ query }: InputOf<typeof listSupplierBookings>, call: Call) {
  const { filter, page, per_page: perPage, sort } = query;
  const where = and(
    upcoming(call),
    filter.party ? contains(clientFile.name, filter.party) : undefined,
    filter.reference ? contains(clientFile.reference, filter.reference) : undefined,
    filter.date_from ? gte(serviceLine.dateFrom, filter.date_from) : undefined,
    filter.date_to ? lte(serviceLine.dateFrom, filter.date_to) : undefined,
  );
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await select(tx)
      .where(where)
      // Services of the same party or file stand by date.
      .orderBy(...orderedBy(sort, sortColumns), asc(serviceLine.dateFrom), asc(serviceLine.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(where);
    return { rows: await present(tx, rows, call), total: counted?.total ?? 0, page, perPage };
  });
}

async function desk(call: Call) {
  if (!call.signedIn().permissions.includes("bookings.view"))
    return { arriving: [], upcoming_count: 0, stock_notices: null };
  const today = todayIn(call.signedIn().timezone, call.now());
  return call.database.inScope(call.scope, async (tx) => {
    const arriving = await select(tx)
      .where(
        and(upcoming(call), gte(serviceLine.dateFrom, today), lte(serviceLine.dateFrom, addDays(today, 7))),
      )
      .orderBy(asc(serviceLine.dateFrom), asc(serviceLine.id))
      .limit(20);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(serviceLine)
      .where(upcoming(call));
    const stock_notices = await readStockNotices(tx, call);
    return {
      arriving: await present(tx, arriving, call),
      upcoming_count: counted?.total ?? 0,
      stock_notices,
    };
  });
}
