import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { packageSlot, packageSlotOption } from "#api/db/schema/package.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { KeptSlot } from "#api/modules/catalogue/package-editor/removal.ts";

/** A slot as it stands. */
export type StoredSlot = KeptSlot & { day_no: number; lock_version: number };

/** The slots of a package as its log keeps them, in order; `position` counts within the day from 1. */
export async function readKeptSlots(tx: Tx, packageId: number): Promise<StoredSlot[]> {
  const rows = await tx
    .select()
    .from(packageSlot)
    .where(eq(packageSlot.packageId, packageId))
    .orderBy(asc(packageSlot.dayNo), asc(packageSlot.seq));
  const options = await tx
    .select({
      slotId: packageSlotOption.slotId,
      option: productOption.code,
      class: packageSlotOption.class,
      substitute: packageSlotOption.substitute,
      extras: packageSlotOption.extras,
    })
    .from(packageSlotOption)
    .innerJoin(productOption, eq(productOption.id, packageSlotOption.optionId))
    .where(
      inArray(
        packageSlotOption.slotId,
        tx.select({ id: packageSlot.id }).from(packageSlot).where(eq(packageSlot.packageId, packageId)),
      ),
    )
    .orderBy(asc(packageSlotOption.id));
  return rows.map((row) => ({
    uid: row.uid,
    day_no: row.dayNo,
    position: rows.filter((one) => one.dayNo === row.dayNo && one.seq <= row.seq).length,
    kind: row.kind,
    optional: row.optional,
    deletable: row.deletable,
    ...(row.nights !== null && { nights: row.nights }),
    ...(row.startTime !== null && { start_time: row.startTime }),
    ...(row.endTime !== null && { end_time: row.endTime }),
    quantity_rule: row.quantityRule,
    ...(row.note !== null && { note: row.note }),
    options: options
      .filter(({ slotId }) => slotId === row.id)
      .map(({ slotId: _slot, class: own, ...option }) => ({
        ...option,
        ...(own !== null && { class: own }),
      })),
    lock_version: row.lockVersion,
  }));
}
