import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { packageDay } from "#api/db/schema/package.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { optionFor } from "#api/domain/packages/package-slot.ts";
import { slotDates } from "#api/domain/packages/slot-request.ts";
import { addDays } from "#api/domain/today.ts";
import { readSlots, servicesIn } from "#api/modules/packages/slots.ts";
import { optionValues, readOptions } from "#api/modules/quotes/option-values.ts";
import { readTravellers } from "#api/modules/quotes/read-file.ts";
import type { OptionClass } from "#contract/products/search.ts";

const legFrom = alias(place, "leg_from");
const legTo = alias(place, "leg_to");

/** The days of a package as the days of a file. */
export async function insertPackageDays(
  tx: Tx,
  fileId: number,
  { packageId, travelDate }: { packageId: number; travelDate: string },
): Promise<void> {
  const days = await readPackageDays(tx, packageId);
  if (days.length === 0) return;
  await tx.insert(dayHeader).values(
    days.map((day) => ({
      ...day,
      fileId,
      date: addDays(travelDate, day.dayNo - 1),
      source: "package" as const,
    })),
  );
}

/** The days of a package as files describe theirs, in their order. */
export async function readPackageDays(tx: Tx, packageId: number) {
  const days = await tx
    .select({
      dayNo: packageDay.dayNo,
      title: packageDay.title,
      text: packageDay.text,
      placeId: packageDay.placeId,
      overnightPlaceId: packageDay.overnightPlaceId,
      mode: routeLeg.mode,
      from: legFrom.code,
      to: legTo.code,
    })
    .from(packageDay)
    .leftJoin(routeLeg, eq(routeLeg.id, packageDay.drivingLegId))
    .leftJoin(legFrom, eq(legFrom.id, routeLeg.fromPlaceId))
    .leftJoin(legTo, eq(legTo.id, routeLeg.toPlaceId))
    .where(eq(packageDay.packageId, packageId))
    .orderBy(asc(packageDay.dayNo));
  return days.map(({ mode, from, to, ...day }) => ({
    ...day,
    legs: mode && from && to ? [{ from, to, mode }] : [],
  }));
}

type Wish = {
  packageId: number;
  travelDate: string;
  class: OptionClass;
  /** Keys of the optional services that are taken. */
  taken: ReadonlySet<string>;
  now: Date;
};

/** The services of a package for a class as lines of a file, not priced yet. */
export async function insertPackageLines(tx: Tx, fileId: number, wish: Wish): Promise<void> {
  const slots = servicesIn(await readSlots(tx, [wish.packageId]));
  const chosen = slots.flatMap((slot) => {
    const option = optionFor(slot.options, wish.class);
    return option ? [{ slot, option }] : [];
  });
  if (chosen.length === 0) return;
  const options = await readOptions(
    tx,
    chosen.map(({ option }) => option.code),
  );
  const { travellers } = await readTravellers(tx, fileId);
  const count = (wanted: "A" | "C" | "I") => travellers.filter(({ type }) => type === wanted).length;
  const party = { adults: count("A"), children: count("C"), infants: count("I") };
  const rows = chosen.flatMap(({ slot, option }) => {
    const stored = options.get(option.code);
    if (!stored) return [];
    const { date_from, date_to } = slotDates(slot, option, wish.travelDate);
    return [
      {
        ...optionValues(stored),
        ...party,
        uid: ulid(wish.now.getTime()),
        fileId,
        dayNo: slot.dayNo,
        seq: slot.seq,
        kind: slot.optional && !wish.taken.has(slot.key) ? ("optional" as const) : ("included" as const),
        costed: false,
        dateFrom: date_from,
        dateTo: date_to,
        startTime: slot.startTime,
        endTime: slot.endTime,
        status: "QU" as const,
        priceStatus: "no_rate" as const,
        packageSlot: slot.key,
        extras: option.extras,
      },
    ];
  });
  await tx.insert(serviceLine).values(rows);
}
