import { and, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import {
  ownServices,
  pageOfBookings,
  presentBookings,
} from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import type { listCancelledBookings } from "#contract/sales/supplier-requests/supplier-calls.ts";

const shownMs = 90 * 24 * 60 * 60 * 1000;

const sortColumns = {
  cancelled_at: serviceLine.statusAt,
  date_from: serviceLine.dateFrom,
  party_name: clientFile.name,
  reference: clientFile.reference,
};

/** What the supplier had, or was asked for, and is not needed any more; of what it never heard it is told nothing. */
export function listCancelled({ query }: InputOf<typeof listCancelledBookings>, call: Call) {
  const { filter, page, per_page: perPage, sort } = query;
  const wasAsked = sql`exists (select from ${supplierRequest}
    where ${supplierRequest.lineId} = ${serviceLine.id} and ${supplierRequest.sentAt} is not null)`;
  const where = and(
    ownServices(call),
    eq(serviceLine.status, "CX"),
    gte(serviceLine.statusAt, new Date(call.now().getTime() - shownMs)),
    or(isNotNull(serviceLine.voucherNo), isNotNull(serviceLine.confirmation), wasAsked),
    filter.party ? contains(clientFile.name, filter.party) : undefined,
    filter.reference ? contains(clientFile.reference, filter.reference) : undefined,
  );
  const order = orderedBy(sort.length > 0 ? sort : (["-cancelled_at"] as const), sortColumns);
  return call.database.inScope(call.scope, async (tx) => {
    const found = await pageOfBookings(tx, { where, order, page, perPage });
    const shown = await presentBookings(tx, found.rows, call);
    return {
      ...found,
      rows: shown.map((row, index) => ({
        ...row,
        cancelled_at: (found.rows[index]?.statusAt ?? call.now()).toISOString(),
      })),
    };
  });
}
