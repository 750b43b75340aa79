import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { readOnce } from "#api/db/read-once.ts";
import { supplier } from "#api/db/schema/company.ts";
import { packageSlot, packageSlotOption, tripPackage } from "#api/db/schema/package.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { ServiceSlot, SlotOption } from "#api/domain/packages/package-slot.ts";
import { optionSale } from "#api/modules/catalogue/packages/option-sale.ts";
import type { OptionSale } from "#contract/catalogue/packages/editor-days.ts";
import type { TranslatedText } from "#contract/primitives.ts";

/** What a slot may be filled with, named as agents read it. */
export type NamedOption = SlotOption & {
  name: TranslatedText;
  comment: TranslatedText | null;
  supplierName: string;
  startTimes: string[];
};
type SlotRow = Pick<
  typeof packageSlot.$inferSelect,
  "packageId" | "dayNo" | "seq" | "kind" | "serviceType" | "note"
>;
export type StoredSlot = Omit<ServiceSlot, "options"> & SlotRow & { options: NamedOption[] };

/** A slot that something is bought for. */
export type StoredService = StoredSlot & { serviceType: NonNullable<StoredSlot["serviceType"]> };

/**
 * All slots of some packages with their options, in one query. In the scope of the system: a published package shows and
 * sells what its author put into it, also what agents cannot find by themselves.
 */
export function readSlots(tx: Tx, packageIds: readonly number[]): Promise<StoredSlot[]> {
  return readOnce(tx, `slots of packages ${packageIds.join()}`, () => slotsOf(tx, packageIds));
}

async function slotsOf(tx: Tx, packageIds: readonly number[]): Promise<StoredSlot[]> {
  const rows = await tx
    .select({
      slotId: packageSlot.id,
      key: packageSlot.uid,
      slot: {
        packageId: packageSlot.packageId,
        dayNo: packageSlot.dayNo,
        seq: packageSlot.seq,
        kind: packageSlot.kind,
        serviceType: packageSlot.serviceType,
        note: packageSlot.note,
        quantityRule: packageSlot.quantityRule,
        optional: packageSlot.optional,
        nights: packageSlot.nights,
        startTime: packageSlot.startTime,
        endTime: packageSlot.endTime,
      },
      option: {
        code: productOption.code,
        class: packageSlotOption.class,
        substitute: packageSlotOption.substitute,
        extras: packageSlotOption.extras,
        secondUnit: productOption.secondUnit,
        nights: productOption.nights,
        name: productOption.name,
        comment: productOption.comment,
        startTimes: productOption.startTimes,
        sale: optionSale,
      },
      supplierName: supplier.internetName,
    })
    .from(packageSlot)
    .leftJoin(packageSlotOption, eq(packageSlotOption.slotId, packageSlot.id))
    .leftJoin(productOption, eq(productOption.id, packageSlotOption.optionId))
    .leftJoin(supplier, eq(supplier.id, productOption.supplierId))
    .where(inArray(packageSlot.packageId, [...packageIds]))
    .orderBy(
      asc(packageSlot.packageId),
      asc(packageSlot.dayNo),
      asc(packageSlot.seq),
      asc(packageSlotOption.id),
    );
  const slots = new Map<number, StoredSlot>();
  for (const { slotId, key, slot, option, supplierName } of rows) {
    const known = slots.get(slotId) ?? { ...slot, key, options: [] };
    const named = option && namedOption(option, supplierName);
    if (named) known.options.push(named);
    slots.set(slotId, known);
  }
  return [...slots.values()];
}

type OptionColumns = {
  [Name in keyof Omit<NamedOption, "supplierName" | "sold">]: NamedOption[Name] | null;
} & {
  sale: OptionSale;
};

/** The joined columns are empty together, where a slot has no option. */
function namedOption(
  { sale, ...option }: OptionColumns,
  supplierName: string | null,
): NamedOption | undefined {
  const { code, substitute, extras, secondUnit, name, startTimes } = option;
  if (code === null || substitute === null || extras === null || secondUnit === null) return undefined;
  if (name === null || startTimes === null) return undefined;
  const known = { code, substitute, extras, secondUnit, name, startTimes };
  return { ...option, ...known, supplierName: supplierName ?? "", sold: sale === "sold" };
}

/** The slots that something is bought for. */
export function servicesIn(slots: readonly StoredSlot[]): StoredService[] {
  return slots.flatMap((slot) =>
    slot.kind === "service" && slot.serviceType !== null && slot.options.length > 0
      ? [{ ...slot, serviceType: slot.serviceType }]
      : [],
  );
}

/** The mark-ups of packages by id; system scope. */
export async function readMarkups(
  tx: Tx,
  packageIds: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await tx
    .select({ id: tripPackage.id, bps: tripPackage.markupOverrideBps })
    .from(tripPackage)
    .where(inArray(tripPackage.id, [...packageIds]));
  return new Map(rows.map(({ id, bps }) => [id, bps]));
}
