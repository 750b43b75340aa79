import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isOverdue } from "#api/domain/requests/answer-time.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { ownServices } from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import type { listOwnRequests } from "#contract/sales/supplier-requests/supplier-calls.ts";

const kinds = ["new", "amend", "cancel"] as const;
type AskedKind = (typeof kinds)[number];

const firstDay = sql<string>`${supplierRequest.snapshot} ->> 'dateFrom'`;
const sortColumns = {
  due_at: supplierRequest.dueAt,
  date_from: firstDay,
  party_name: clientFile.name,
  reference: clientFile.reference,
};

/** What the caller's supplier was asked and has not answered for good (domain 3.6), what is due first. */
export function listRequests({ query }: InputOf<typeof listOwnRequests>, call: Call) {
  const { filter, page, per_page: perPage, sort } = query;
  const where = and(
    ownServices(call),
    isNotNull(supplierRequest.sentAt),
    inArray(supplierRequest.status, ["Sent", "Viewed", "Wait-listed"]),
    inArray(supplierRequest.kind, filter.kind ? [filter.kind] : [...kinds]),
    filter.party ? contains(clientFile.name, filter.party) : undefined,
    filter.reference ? contains(clientFile.reference, filter.reference) : undefined,
  );
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await tx
      .select({
        uid: supplierRequest.uid,
        kind: supplierRequest.kind,
        status: supplierRequest.status,
        snapshot: supplierRequest.snapshot,
        sentAt: supplierRequest.sentAt,
        dueAt: supplierRequest.dueAt,
        isUrgent: supplierRequest.isUrgent,
        reference: clientFile.reference,
        partyName: clientFile.name,
      })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(where)
      .orderBy(...orderedBy(sort, sortColumns), asc(supplierRequest.dueAt), asc(supplierRequest.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(where);
    return { rows: rows.flatMap((row) => present(row, call)), total: counted?.total ?? 0, page, perPage };
  });
}

type Row = Pick<
  typeof supplierRequest.$inferSelect,
  "uid" | "kind" | "status" | "snapshot" | "sentAt" | "dueAt" | "isUrgent"
> & { reference: string; partyName: string };

function isAsked(kind: string): kind is AskedKind {
  return kinds.some((one) => one === kind);
}

function present({ uid, kind, status, snapshot, sentAt, dueAt, ...row }: Row, { locale, now }: Call) {
  if (!isAsked(kind) || sentAt === null) return [];
  const { service, adults, children, infants, qty, dateFrom, dateTo, startTime } = snapshot;
  return [
    {
      ...{ uid, kind, status, qty, adults, children, infants },
      reference: row.reference,
      party_name: row.partyName,
      service_type: service.type,
      name: service.name[locale] ?? service.name.en,
      date_from: dateFrom,
      date_to: dateTo,
      start_time: startTime,
      sent_at: sentAt.toISOString(),
      due_at: dueAt?.toISOString() ?? null,
      // On the wait list nothing is late: it was answered.
      overdue: status !== "Wait-listed" && isOverdue(dueAt, now()),
      urgent: row.isUrgent,
    },
  ];
}
