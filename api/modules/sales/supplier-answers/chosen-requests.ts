import { and, eq, gt, inArray, isNotNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { answersTo, transitionOf } from "#api/domain/requests/request-rules.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { ownServices } from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import {
  BulkAnswer,
  type ChosenRequest,
  type listChosenRequests,
} from "#contract/sales/supplier-requests/bulk-calls.ts";

const newer = alias(supplierRequest, "newer");
const kinds = ["new", "amend", "cancel"] as const;

/** Requests that the caller named of its own, with what can be answered to them together; others are left out. */
export async function chosenRequests(
  { query: { uids } }: InputOf<typeof listChosenRequests>,
  call: Call,
): Promise<ChosenRequest[]> {
  const rows = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({
        uid: supplierRequest.uid,
        kind: supplierRequest.kind,
        status: supplierRequest.status,
        snapshot: supplierRequest.snapshot,
        isUrgent: supplierRequest.isUrgent,
        lockVersion: supplierRequest.lockVersion,
        reference: clientFile.reference,
        partyName: clientFile.name,
        line: serviceLine.status,
        isNewest: sql<boolean>`${notExists(
          tx
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.lineId, supplierRequest.lineId),
                gt(newer.id, supplierRequest.id),
                ne(newer.status, "Withdrawn"),
                ne(newer.kind, "reconfirm"),
              ),
            ),
        )}`,
      })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(
        and(
          ownServices(call),
          isNotNull(supplierRequest.sentAt),
          inArray(supplierRequest.uid, uids),
          inArray(supplierRequest.kind, [...kinds]),
        ),
      ),
  );
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  return uids.flatMap((uid) => present(byUid.get(uid), call));
}

type Row = Pick<
  typeof supplierRequest.$inferSelect,
  "uid" | "kind" | "status" | "snapshot" | "isUrgent" | "lockVersion"
> & {
  reference: string;
  partyName: string;
  line: (typeof serviceLine.$inferSelect)["status"];
  isNewest: boolean;
};

function present(row: Row | undefined, { locale }: Call): ChosenRequest[] {
  if (!row) return [];
  const { uid, status, snapshot, line } = row;
  const kind = kinds.find((one) => one === row.kind);
  if (!kind) return [];
  const possible = row.isNewest ? answersTo({ kind, status }, line, "supplier") : [];
  const { service, qty, adults, children, infants } = snapshot;
  return [
    {
      ...{ uid, kind, status, qty, adults, children, infants },
      reference: row.reference,
      party_name: row.partyName,
      service_type: service.type,
      name: service.name[locale] ?? service.name.en,
      date_from: snapshot.dateFrom,
      date_to: snapshot.dateTo,
      start_time: snapshot.startTime,
      urgent: row.isUrgent,
      lock_version: row.lockVersion,
      answers: BulkAnswer.options.filter((answer) => possible.includes(answer)),
      needs_number: transitionOf(kind, "confirm", line) === "supplier_confirm",
    },
  ];
}
