import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";

/** A reconfirmation with its service and file, as far as asking and answering depends on them. System scope. */
export type Reconfirmation = Awaited<ReturnType<typeof readReconfirmations>>[number];

/** Whatever took the place of a request: a newer question about the same service, sent or not. */
const hasNewer = sql<boolean>`exists (select from supplier_request newer
  where newer.line_id = ${supplierRequest.lineId} and newer.id > ${supplierRequest.id}
  and newer.status <> 'Withdrawn')`;

/** Reconfirmations that a condition names, by the day of their service. System scope. */
export function readReconfirmations(tx: Tx, where: SQL | undefined, most = 500) {
  return tx
    .select({
      request: supplierRequest,
      supplierName: supplier.name,
      supplierUid: supplier.uid,
      line: {
        id: serviceLine.id,
        uid: serviceLine.uid,
        name: serviceLine.name,
        status: serviceLine.status,
        confirmation: serviceLine.confirmation,
      },
      file: clientFile,
      brand,
      hasNewer,
    })
    .from(supplierRequest)
    .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
    .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
    .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(and(eq(supplierRequest.kind, "reconfirm"), where))
    .orderBy(asc(sql`${supplierRequest.snapshot} ->> 'dateFrom'`), asc(supplierRequest.id))
    .limit(most);
}

/** One of them, with its file kept for this transaction. */
export async function lockReconfirmation(
  tx: Tx,
  { id, fileId }: { id: number; fileId: number },
): Promise<Reconfirmation> {
  await lockFile(tx, fileId);
  const [found] = await readReconfirmations(tx, eq(supplierRequest.id, id));
  if (!found) throw new Error("A reconfirmation that was found is gone");
  return found;
}
