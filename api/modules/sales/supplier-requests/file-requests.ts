import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { prepared } from "#api/db/prepared.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isOverdue, mostReminders } from "#api/domain/requests/answer-time.ts";
import { answersTo } from "#api/domain/requests/request-rules.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileIdIn } from "#api/modules/files/client-file/find-file.ts";
import { givenAnswer } from "#api/modules/sales/supplier-requests/given-answer.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { LineStatus } from "#contract/primitives.ts";
import type { SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";
import type { listFileRequests } from "#contract/sales/supplier-requests/endpoints.ts";

const waiting = ["Draft", "Sent", "Viewed", "Wait-listed", "Alternative"] as const;
const settled = ["Confirmed", "Declined"] as const;

const requestRows = prepared((tx) =>
  tx
    .select({
      request: supplierRequest,
      supplierName: supplier.name,
      line: {
        uid: serviceLine.uid,
        serviceType: serviceLine.serviceType,
        name: serviceLine.name,
        status: serviceLine.status,
        lockVersion: serviceLine.lockVersion,
      },
    })
    .from(supplierRequest)
    .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
    .where(
      and(
        eq(clientFile.uid, sql.placeholder("uid")),
        inArray(supplierRequest.status, [...waiting, ...settled]),
        // Reconfirmations have a page of their own.
        ne(supplierRequest.kind, "reconfirm"),
      ),
    )
    .orderBy(
      asc(sql`${inArray(supplierRequest.status, [...settled])}`),
      asc(supplierRequest.createdAt),
      asc(serviceLine.dateFrom),
      asc(supplierRequest.id),
    )
    .prepare("requests_of_file"),
);

/** What suppliers are asked and told about a file: what waits, the longest first, then what was answered for good. */
export async function fileRequests({ params }: InputOf<typeof listFileRequests>, call: Call) {
  const [, rows] = await call.database.inScope(call.scope, (tx) =>
    Promise.all([findFileIdIn(tx, params, call), requestRows(tx, { uid: params.uid })]),
  );
  const newest = new Map(rows.map(({ request }) => [request.lineId, request.id]));
  return rows.map(({ request, supplierName, line }) => {
    const unanswered = request.status === "Sent" || request.status === "Viewed";
    return {
      uid: request.uid,
      kind: request.kind,
      status: request.status,
      supplier_name: supplierName,
      service_type: line.serviceType,
      name: inLanguage(line.name, call.locale) ?? "",
      date_from: request.snapshot.dateFrom,
      date_to: request.snapshot.dateTo,
      qty: request.snapshot.qty,
      created_at: request.createdAt.toISOString(),
      sent_at: request.sentAt?.toISOString() ?? null,
      due_at: request.dueAt?.toISOString() ?? null,
      overdue: unanswered && isOverdue(request.dueAt, call.now()),
      urgent: request.isUrgent,
      viewed_at: request.viewedAt?.toISOString() ?? null,
      reminders: Math.min(request.chaseCount, mostReminders),
      answerable:
        newest.get(request.lineId) === request.id && answersTo(request, line.status, "office").length > 0,
      to_replace: newest.get(request.lineId) === request.id && isToReplace(request, line) ? line.uid : null,
      given: givenAnswer(request, { line, now: call.now(), actor: "office" }),
    };
  });
}

/** Whether something else is wanted: the supplier cannot, or would do it otherwise. */
function isToReplace({ status }: { status: SupplierRequestStatus }, line: { status: LineStatus }): boolean {
  return line.status === "UN" || (line.status === "RQ" && status === "Alternative");
}
