import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { packageSlot, packageSlotOption } from "#api/db/schema/package.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { standInFor } from "#api/domain/packages/package-slot.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { optionSale } from "#api/modules/catalogue/packages/option-sale.ts";
import type { EditorOption, EditorSlot } from "#contract/catalogue/packages/editor-days.ts";

/** The slots of a package with the days they stand on, in order. In the scope of the system. */
export async function readEditorSlots(
  tx: Tx,
  packageId: number,
): Promise<(EditorSlot & { dayNo: number })[]> {
  const rows = await tx
    .select()
    .from(packageSlot)
    .where(eq(packageSlot.packageId, packageId))
    .orderBy(asc(packageSlot.dayNo), asc(packageSlot.seq));
  const options = await readChosen(tx, packageId);
  return rows.map((slot) => ({
    dayNo: slot.dayNo,
    uid: slot.uid,
    kind: slot.kind,
    service_type: slot.serviceType,
    optional: slot.optional,
    deletable: slot.deletable,
    nights: slot.nights,
    start_time: slot.startTime,
    end_time: slot.endTime,
    quantity_rule: slot.quantityRule,
    note: slot.note,
    options: withStandIns(options.flatMap(({ slotId, ...option }) => (slotId === slot.id ? [option] : []))),
    lock_version: slot.lockVersion,
  }));
}

type Chosen = Omit<EditorOption, "stand_in">;

/** Names what is sold in the place of a service that is not. */
function withStandIns(options: readonly Chosen[]): EditorOption[] {
  const known = options.map((option) => ({ ...option, sold: option.sale === "sold" }));
  return known.map(({ sold, ...option }) => ({
    ...option,
    stand_in: sold || option.substitute ? null : (standInFor(known, option, option.class)?.name ?? null),
  }));
}

async function readChosen(tx: Tx, packageId: number): Promise<(Chosen & { slotId: number })[]> {
  const rows = await tx
    .select({
      slotId: packageSlotOption.slotId,
      option: productOption.code,
      class: packageSlotOption.class,
      substitute: packageSlotOption.substitute,
      extras: packageSlotOption.extras,
      name: productOption.name,
      comment: productOption.comment,
      supplier_name: supplier.internetName,
      place: place.code,
      sale: optionSale,
    })
    .from(packageSlotOption)
    .innerJoin(packageSlot, eq(packageSlot.id, packageSlotOption.slotId))
    .innerJoin(productOption, eq(productOption.id, packageSlotOption.optionId))
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .innerJoin(place, eq(place.id, productOption.placeId))
    .where(eq(packageSlot.packageId, packageId))
    .orderBy(asc(packageSlotOption.id));
  const names = await readExtraNames(
    tx,
    rows.flatMap((row) => (row.extras.length > 0 ? [row.option] : [])),
  );
  return rows.map((row) => ({
    ...row,
    extra_names: row.extras.flatMap((code) => {
      const name = names.get(`${row.option} ${code}`);
      return name ? [{ code, name }] : [];
    }),
  }));
}
