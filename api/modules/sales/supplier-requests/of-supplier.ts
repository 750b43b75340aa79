import { and, desc, eq, sql } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isOverdue } from "#api/domain/requests/answer-time.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type {
  listRequestsOfSupplier,
  RequestOfSupplier,
} from "#contract/sales/supplier-requests/of-supplier.ts";

const sortColumns = {
  created_at: supplierRequest.createdAt,
  due_at: supplierRequest.dueAt,
  date_from: sql<string>`${supplierRequest.snapshot} ->> 'dateFrom'`,
  party_name: clientFile.name,
  reference: clientFile.reference,
};

/** What a supplier was asked and told, for all files that the caller sees: the newest first. */
export function requestsOfSupplier({ params, query }: InputOf<typeof listRequestsOfSupplier>, call: Call) {
  const { filter, page, per_page: perPage, sort } = query;
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, params.uid, call);
    const where = and(
      eq(supplierRequest.supplierId, supplier.id),
      filter.kind ? eq(supplierRequest.kind, filter.kind) : undefined,
      filter.status ? eq(supplierRequest.status, filter.status) : undefined,
      filter.party ? contains(clientFile.name, filter.party) : undefined,
      filter.reference ? contains(clientFile.reference, filter.reference) : undefined,
    );
    const rows = await tx
      .select({
        request: supplierRequest,
        lineName: serviceLine.name,
        file: { uid: clientFile.uid, reference: clientFile.reference, name: clientFile.name },
      })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(where)
      .orderBy(...orderedBy(sort, sortColumns), desc(supplierRequest.createdAt), desc(supplierRequest.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(where);
    return { rows: rows.map((row) => present(row, call)), total: counted?.total ?? 0, page, perPage };
  });
}

type Row = {
  request: typeof supplierRequest.$inferSelect;
  lineName: typeof serviceLine.$inferSelect.name;
  file: { uid: string; reference: string; name: string };
};

function present({ request, lineName, file }: Row, { locale, now }: Call): RequestOfSupplier {
  const { uid, kind, status, snapshot } = request;
  const isUnanswered = status === "Sent" || status === "Viewed";
  return {
    ...{ uid, kind, status },
    file: file.uid,
    reference: file.reference,
    party_name: file.name,
    name: inLanguage(lineName, locale) ?? "",
    date_from: snapshot.dateFrom,
    date_to: snapshot.dateTo,
    qty: snapshot.qty,
    created_at: request.createdAt.toISOString(),
    sent_at: request.sentAt?.toISOString() ?? null,
    due_at: request.dueAt?.toISOString() ?? null,
    overdue: isUnanswered && isOverdue(request.dueAt, now()),
    urgent: isUnanswered && request.isUrgent,
    answered_at: request.respondedAt?.toISOString() ?? null,
    confirmation_no: request.confirmationNo,
  };
}
