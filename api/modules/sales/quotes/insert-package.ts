import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { optionFor } from "#api/domain/packages/package-slot.ts";
import { slotDates } from "#api/domain/packages/slot-request.ts";
import { addDays } from "#api/domain/today.ts";
import { readPackageDays } from "#api/modules/catalogue/packages/package-days.ts";
import { readSlots, servicesIn } from "#api/modules/catalogue/packages/slots.ts";
import { optionValues, readOptions } from "#api/modules/files/client-file/option-values.ts";
import { readTravellers } from "#api/modules/files/client-file/read-file.ts";
import type { OptionClass } from "#contract/catalogue/products/search.ts";

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
