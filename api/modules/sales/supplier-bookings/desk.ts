import { and, asc, eq, gte, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import {
  bookingRows,
  notOver,
  ownServices,
  presentBookings,
  upcoming,
} from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import { readStockNotices } from "#api/modules/sales/supplier-bookings/stock-notices.ts";
import type { LineStatus } from "#contract/primitives.ts";
import type { AskedKind } from "#contract/sales/desks.ts";

const arrivalDays = 14;
const shownArrivals = 40;
const shownQuestions = 20;

/** What a supplier sees first: what it is asked, and who arrives. Each part for those who may see it. */
export async function supplierDesk(call: Call) {
  const { permissions } = call.signedIn();
  const seesBookings = permissions.includes("bookings.view");
  return call.database.inScope(call.scope, async (tx) => {
    const counts = seesBookings ? await countUpcoming(tx, call) : { upcoming: 0, toReconfirm: 0 };
    return {
      asked: permissions.includes("requests.view") ? await asked(tx, call) : [],
      to_reconfirm: counts.toReconfirm,
      arriving: seesBookings ? await arriving(tx, call) : [],
      upcoming_count: counts.upcoming,
      office: await officeOf(tx, call),
      stock_notices: seesBookings ? await readStockNotices(tx, call) : null,
    };
  });
}

async function arriving(tx: Tx, call: Call) {
  const today = todayIn(call.signedIn().timezone, call.now());
  const rows = await bookingRows(tx)
    .where(
      and(
        upcoming(call),
        gte(serviceLine.dateFrom, today),
        lte(serviceLine.dateFrom, addDays(today, arrivalDays)),
      ),
    )
    .orderBy(asc(serviceLine.dateFrom), sql`${serviceLine.startTime} asc nulls last`, asc(serviceLine.id))
    .limit(shownArrivals);
  return presentBookings(tx, rows, call);
}

/** How many are ahead, and how many of them it is asked to reconfirm and has not answered. */
async function countUpcoming(tx: Tx, call: Call): Promise<{ upcoming: number; toReconfirm: number }> {
  const isAsked = sql`exists (select from supplier_request r where r.line_id = ${serviceLine.id}
    and r.kind = 'reconfirm' and r.status in ('Sent', 'Viewed'))`;
  const [counted] = await tx
    .select({
      upcoming: sql<number>`count(*)::int`,
      toReconfirm: sql<number>`(count(*) filter (where ${isAsked}))::int`,
    })
    .from(serviceLine)
    .where(upcoming(call));
  return counted ?? { upcoming: 0, toReconfirm: 0 };
}

const askedAs: Partial<Record<LineStatus, AskedKind>> = {
  RQ: "new",
  WL: "wait_listed",
  AM: "amend",
  CP: "cancel",
};

/** A service is requested by sending; of a change or a cancellation the supplier knows once it was sent. */
async function asked(tx: Tx, call: Call) {
  const sent = sql`exists (select from ${supplierRequest} where ${supplierRequest.lineId} = ${serviceLine.id}
    and ${inArray(supplierRequest.kind, ["amend", "cancel"])}
    and ${inArray(supplierRequest.status, ["Sent", "Viewed"])})`;
  const rows = await bookingRows(tx)
    .where(
      and(
        ownServices(call),
        notOver(call),
        or(inArray(serviceLine.status, ["RQ", "WL"]), and(inArray(serviceLine.status, ["AM", "CP"]), sent)),
      ),
    )
    .orderBy(asc(serviceLine.statusAt), asc(serviceLine.id))
    .limit(shownQuestions);
  const shown = await presentBookings(tx, rows, call);
  const requests = await readRequests(tx, rows);
  return shown.map((booking, index) => ({
    ...booking,
    request_uid: requests.get(booking.uid) ?? null,
    asked: askedAs[booking.status] ?? "new",
    since: (rows[index]?.statusAt ?? call.now()).toISOString(),
  }));
}

/** The newest request about each service, by the service's `uid`. */
async function readRequests(tx: Tx, rows: readonly { uid: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const found = await tx
    .select({ line: serviceLine.uid, uid: supplierRequest.uid })
    .from(supplierRequest)
    .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
    .where(
      and(
        inArray(
          serviceLine.uid,
          rows.map(({ uid }) => uid),
        ),
        isNotNull(supplierRequest.sentAt),
        ne(supplierRequest.kind, "reconfirm"),
      ),
    )
    .orderBy(asc(supplierRequest.id));
  return new Map(found.map(({ line, uid }) => [line, uid]));
}

/** Whom a supplier answers. */
async function officeOf(tx: Tx, call: Call) {
  const [office] = await tx
    .select({ name: brand.tradingName, email: brand.email, phone: brand.phone })
    .from(brand)
    .where(eq(brand.code, call.signedIn().brand));
  return office ?? null;
}
