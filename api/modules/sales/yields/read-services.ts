import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";

const waitingCost = alias(lineCost, "waiting_cost");

/** The services of a file with what they sell for and cost, in their order. Notes and own arrangements are none. */
export async function readServices(tx: Tx, fileId: number) {
  const rows = await tx
    .select({
      id: serviceLine.id,
      uid: serviceLine.uid,
      dayNo: serviceLine.dayNo,
      dateFrom: serviceLine.dateFrom,
      serviceType: serviceLine.serviceType,
      name: serviceLine.name,
      supplierUid: supplier.uid,
      supplierName: supplier.internetName,
      optionCode: productOption.code,
      packageSlot: serviceLine.packageSlot,
      kind: serviceLine.kind,
      costed: serviceLine.costed,
      status: serviceLine.status,
      penalty: serviceLine.penaltyCents,
      price: linePrice,
      cost: lineCost.costCents,
      waitingCost: waitingCost.costCents,
    })
    .from(serviceLine)
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .leftJoin(lineCost, and(eq(lineCost.lineId, serviceLine.id), eq(lineCost.isCurrent, true)))
    .leftJoin(waitingCost, and(eq(waitingCost.lineId, serviceLine.id), waitingCost.isWaiting))
    .where(and(eq(serviceLine.fileId, fileId), inArray(serviceLine.kind, ["included", "optional"])))
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
  return rows;
}
export type StoredService = Awaited<ReturnType<typeof readServices>>[number];

/**
 * Who did something to the file at the moments at which prices were set by hand, by the time in milliseconds: the log
 * and the price of one deed carry the same moment.
 */
export async function readPricers(
  tx: Tx,
  fileId: number,
  moments: readonly Date[],
): Promise<ReadonlyMap<number, string>> {
  if (moments.length === 0) return new Map();
  const rows = await tx
    .select({ at: auditLog.at, name: user.name })
    .from(auditLog)
    .innerJoin(user, eq(user.id, auditLog.actorId))
    .where(and(eq(auditLog.fileId, fileId), inArray(auditLog.at, [...moments])));
  return new Map(rows.map(({ at, name }) => [at.getTime(), name]));
}
