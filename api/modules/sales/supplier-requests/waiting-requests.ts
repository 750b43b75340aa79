import { and, asc, eq, inArray } from "drizzle-orm";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { listFileRequests } from "#contract/sales/supplier-requests/endpoints.ts";

/** What suppliers are still to be asked or told about a file, the longest waiting first. */
export async function waitingRequests({ params }: InputOf<typeof listFileRequests>, call: Call) {
  const fileId = await findFileId(params, call);
  const rows = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({
        uid: supplierRequest.uid,
        kind: supplierRequest.kind,
        status: supplierRequest.status,
        supplier_name: supplier.name,
        service_type: serviceLine.serviceType,
        name: serviceLine.name,
        date_from: serviceLine.dateFrom,
        date_to: serviceLine.dateTo,
        qty: serviceLine.qty,
        created_at: supplierRequest.createdAt,
      })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
      .where(
        and(
          eq(serviceLine.fileId, fileId),
          inArray(supplierRequest.status, ["Draft", "Sent", "Viewed", "Wait-listed", "Alternative"]),
        ),
      )
      .orderBy(asc(supplierRequest.createdAt), asc(serviceLine.dateFrom), asc(supplierRequest.id)),
  );
  return rows.map((row) => ({
    ...row,
    name: inLanguage(row.name, call.locale) ?? "",
    created_at: row.created_at.toISOString(),
  }));
}
