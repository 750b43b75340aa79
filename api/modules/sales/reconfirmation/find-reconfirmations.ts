import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { hashCapability } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import type { FoundReconfirmation } from "#api/modules/sales/reconfirmation/answer-reconfirmation.ts";
import { ownServices } from "#api/modules/sales/supplier-bookings/booking-rows.ts";
import { textsIn } from "#api/texts/texts.ts";

/** The number of the batch that a mailed link opens; 404 for an unknown one. */
export async function findBatchId(call: Call, token: string): Promise<number> {
  const requestTokenHash = hashCapability(token);
  const [found] = await call.database.inScope({ audience: "public", requestTokenHash }, (tx) =>
    tx.select({ id: reconfirmBatch.id }).from(reconfirmBatch).limit(1),
  );
  if (!found) throw notFound(textsIn(call.locale).requestNotFound);
  return found.id;
}

/** Those that are named, as far as they are of the caller's own supplier. */
export function findOwn(call: Call, uids: readonly string[]): Promise<FoundReconfirmation[]> {
  return call.database.inScope(call.scope, (tx) =>
    find(tx, and(ownServices(call), inArray(supplierRequest.uid, [...uids]))),
  );
}

/** One of a file that the caller may see; 404 for any other. */
export async function findOfFile(
  call: Call,
  { uid, request }: { uid: string; request: string },
): Promise<FoundReconfirmation> {
  const fileId = await findFileId({ uid }, call);
  const [found] = await call.database.inScope(call.scope, (tx) =>
    find(tx, and(eq(serviceLine.fileId, fileId), eq(supplierRequest.uid, request))),
  );
  if (!found) throw notFound(textsIn(call.locale).requestNotFound);
  return found;
}

function find(tx: Tx, where: SQL | undefined) {
  return tx
    .select({ uid: supplierRequest.uid, id: supplierRequest.id, fileId: serviceLine.fileId })
    .from(supplierRequest)
    .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
    .where(and(eq(supplierRequest.kind, "reconfirm"), where));
}
