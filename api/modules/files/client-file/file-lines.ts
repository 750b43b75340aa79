import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { packageSlot } from "#api/db/schema/package.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";

const columns = {
  id: serviceLine.id,
  uid: serviceLine.uid,
  dayNo: serviceLine.dayNo,
  seq: serviceLine.seq,
  kind: serviceLine.kind,
  costed: serviceLine.costed,
  serviceType: serviceLine.serviceType,
  optionId: serviceLine.optionId,
  optionCode: productOption.code,
  optionUnit: productOption.secondUnit,
  startTimes: productOption.startTimes,
  departureId: serviceLine.departureId,
  class: productOption.class,
  supplierName: supplier.internetName,
  place: { code: place.code, name: place.name },
  name: serviceLine.name,
  comment: serviceLine.comment,
  dateFrom: serviceLine.dateFrom,
  dateTo: serviceLine.dateTo,
  startTime: serviceLine.startTime,
  endTime: serviceLine.endTime,
  units: serviceLine.units,
  qty: serviceLine.qty,
  askedQty: serviceLine.askedQty,
  chargeBasis: productOption.chargeBasis,
  adults: serviceLine.adults,
  children: serviceLine.children,
  infants: serviceLine.infants,
  status: serviceLine.status,
  priceStatus: serviceLine.priceStatus,
  packageSlot: serviceLine.packageSlot,
  extras: serviceLine.extras,
  price: {
    version: linePrice.version,
    sell: linePrice.sellCents,
    commission: linePrice.commissionCents,
    net: linePrice.netCents,
    gst: linePrice.gstCents,
    units: linePrice.units,
  },
};

/** The services of a file in their order, each with its price of now; `price` is null without one. */
export function readFileLines(tx: Tx, fileId: number) {
  return tx
    .select(columns)
    .from(serviceLine)
    .innerJoin(place, eq(place.id, serviceLine.placeId))
    .leftJoin(productOption, eq(productOption.id, serviceLine.optionId))
    .leftJoin(supplier, eq(supplier.id, serviceLine.supplierId))
    .leftJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .where(eq(serviceLine.fileId, fileId))
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq));
}
export type FileLineRow = Awaited<ReturnType<typeof readFileLines>>[number];

/** Which slots of a package may be taken out of it, by key. */
export function readDeletable(tx: Tx, packageId: number | null): Promise<ReadonlySet<string>> {
  return readSlotKeys(tx, packageId, "deletable");
}

/** Which slots of a package its author offers beside it, by key. */
export function readOptional(tx: Tx, packageId: number | null): Promise<ReadonlySet<string>> {
  return readSlotKeys(tx, packageId, "optional");
}

async function readSlotKeys(
  tx: Tx,
  packageId: number | null,
  which: "deletable" | "optional",
): Promise<ReadonlySet<string>> {
  if (packageId === null) return new Set();
  const rows = await tx
    .select({ uid: packageSlot.uid })
    .from(packageSlot)
    .where(and(eq(packageSlot.packageId, packageId), eq(packageSlot[which], true)));
  return new Set(rows.map(({ uid }) => uid));
}
