import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import {
  packageDay,
  packageSlot,
  packageSlotOption,
  tripPackage,
  type OptionClass,
} from "#api/db/schema/package.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { packageSeeds, type PackageSeed, type SlotSeed } from "./world/packages.ts";
import { keyed, seedUid } from "./world/seed-keys.ts";

/** Quick-quote packages with days, slots, the option of each class and what may replace it. */
export async function seedPackages(tx: Tx): Promise<void> {
  const brandId = keyed("brand", await tx.select({ id: brand.id, key: brand.code }).from(brand));
  const places = await tx.select({ id: place.id, key: place.code }).from(place);
  const placeId = keyed("place", places);
  const rows = await tx
    .insert(tripPackage)
    .values(
      packageSeeds.map(({ brand: brandCode, months, days, ...seed }) => ({
        ...seed,
        uid: seedUid("package", seed.ref),
        brandId: brandId(brandCode),
        monthsAvailable: months,
        durationDays: days.length,
        startPlaceId: placeId(days[0]?.place ?? ""),
        endPlaceId: placeId(days.at(-1)?.place ?? ""),
      })),
    )
    .returning({ id: tripPackage.id, key: tripPackage.ref });
  const packageId = keyed("package", rows);
  await seedDays(tx, packageId, placeId);
  await seedSlots(tx, packageId);
}

async function seedDays(
  tx: Tx,
  packageId: (ref: string) => number,
  placeId: (code: string) => number,
): Promise<void> {
  const legs = await tx
    .select({ id: routeLeg.id, from: routeLeg.fromPlaceId, to: routeLeg.toPlaceId })
    .from(routeLeg);
  const legId = (from: string, to: string) =>
    legs.find((leg) => leg.from === placeId(from) && leg.to === placeId(to))?.id ?? null;
  await tx.insert(packageDay).values(
    packageSeeds.flatMap(({ ref, days }) =>
      days.map((day, index) => ({
        packageId: packageId(ref),
        dayNo: index + 1,
        title: day.title,
        text: day.text,
        placeId: placeId(day.place),
        overnightPlaceId: day.overnight ? placeId(day.overnight) : null,
        drivingLegId: day.leg ? legId(...day.leg) : null,
      })),
    ),
  );
}

async function seedSlots(tx: Tx, packageId: (ref: string) => number): Promise<void> {
  const slots = packageSeeds.flatMap(slotsOf);
  const stored = await tx
    .insert(packageSlot)
    .values(
      slots.map(({ ref, seed: _seed, ...slot }) => ({
        ...slot,
        uid: seedUid("package slot", `${ref} ${slot.dayNo}.${slot.seq}`),
        packageId: packageId(ref),
      })),
    )
    .returning({
      id: packageSlot.id,
      packageId: packageSlot.packageId,
      day: packageSlot.dayNo,
      seq: packageSlot.seq,
    });
  const slotId = new Map(stored.map((row) => [`${row.packageId}:${row.day}:${row.seq}`, row.id]));
  const optionId = keyed(
    "option",
    await tx.select({ id: productOption.id, key: productOption.code }).from(productOption),
  );
  await tx.insert(packageSlotOption).values(
    slots.flatMap(({ ref, dayNo, seq, seed }) => {
      const id = slotId.get(`${packageId(ref)}:${dayNo}:${seq}`);
      if (!seed || id === undefined) return [];
      return optionsOf(seed).map(({ option, ...rest }) => ({
        ...rest,
        slotId: id,
        optionId: optionId(option),
        extras: seed.extras ?? [],
      }));
    }),
  );
}

function slotsOf({ ref, days }: PackageSeed) {
  return days.flatMap((day, dayIndex) =>
    day.slots.map((slot, index) => {
      const position = { ref, dayNo: dayIndex + 1, seq: (index + 1) * 10 };
      if ("insertHere" in slot) return { ...position, kind: "insert_activity_here" as const, seed: null };
      if ("note" in slot) return { ...position, kind: "note" as const, note: slot.note, seed: null };
      return {
        ...position,
        kind: "service" as const,
        // The code of an option names its kind of service.
        serviceType: optionsOf(slot)[0]?.option.slice(
          3,
          5,
        ) as (typeof packageSlot.$inferInsert)["serviceType"],
        quantityRule: slot.rule ?? ("per_person" as const),
        optional: slot.optional ?? false,
        deletable: slot.deletable ?? false,
        nights: slot.nights ?? null,
        startTime: slot.at ?? null,
        endTime: slot.until ?? null,
        seed: slot,
      };
    }),
  );
}

function optionsOf({ options, substitutes = [] }: SlotSeed) {
  const main =
    typeof options === "string"
      ? [{ option: options, class: null, substitute: false }]
      : Object.entries(options).map(([name, option]) => ({
          option,
          // Its keys are the classes.
          class: name as OptionClass,
          substitute: false,
        }));
  return [...main, ...substitutes.map((option) => ({ option, class: null, substitute: true }))];
}
