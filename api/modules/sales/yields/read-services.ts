import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { unseen } from "#api/db/planning.ts";
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
      pricedBy: user.name,
      cost: lineCost.costCents,
      waitingCost: waitingCost.costCents,
    })
    .from(serviceLine)
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), linePrice.isCurrent))
    .leftJoin(user, eq(user.id, linePrice.computedBy))
    .leftJoin(lineCost, and(eq(lineCost.lineId, serviceLine.id), lineCost.isCurrent))
    .leftJoin(waitingCost, and(eq(waitingCost.lineId, serviceLine.id), waitingCost.isWaiting))
    .where(
      and(eq(serviceLine.fileId, unseen(fileId, "int")), inArray(serviceLine.kind, ["included", "optional"])),
    )
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
  return rows;
}
export type StoredService = Awaited<ReturnType<typeof readServices>>[number];
