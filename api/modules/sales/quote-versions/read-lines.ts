import { and, asc, eq, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { endedStatuses } from "#api/domain/files/ended-line.ts";
import { roundingSlot } from "#api/domain/files/line-rules.ts";

export type StoredLine = Awaited<ReturnType<typeof readStoredLines>>[number];

/** The services of a file in their order, each with its option and its current price where it has them. */
export function readStoredLines(tx: Tx, fileId: number) {
  return tx
    .select({
      uid: serviceLine.uid,
      dayNo: serviceLine.dayNo,
      seq: serviceLine.seq,
      serviceType: serviceLine.serviceType,
      name: serviceLine.name,
      comment: serviceLine.comment,
      supplierName: sql<string>`coalesce(${supplier.internetName}, '')`,
      dateFrom: serviceLine.dateFrom,
      dateTo: serviceLine.dateTo,
      startTime: serviceLine.startTime,
      endTime: serviceLine.endTime,
      pickup: serviceLine.pickup,
      dropoff: serviceLine.dropoff,
      units: serviceLine.units,
      qty: serviceLine.qty,
      kind: serviceLine.kind,
      extras: serviceLine.extras,
      priceStatus: serviceLine.priceStatus,
      optionCode: productOption.code,
      departureId: serviceLine.departureId,
      inclusions: productOption.inclusions,
      exclusions: productOption.exclusions,
      price: {
        version: linePrice.version,
        sellCents: linePrice.sellCents,
        commissionCents: linePrice.commissionCents,
        netCents: linePrice.netCents,
        gstCents: linePrice.gstCents,
        units: linePrice.units,
      },
    })
    .from(serviceLine)
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .where(
      and(
        eq(serviceLine.fileId, fileId),
        notInArray(serviceLine.status, [...endedStatuses]),
        // The client's prices are rounded anew from theirs.
        or(isNull(serviceLine.packageSlot), ne(serviceLine.packageSlot, roundingSlot)),
      ),
    )
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
}
