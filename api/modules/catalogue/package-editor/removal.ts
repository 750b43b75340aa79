import { z } from "zod";
import { TranslatedText } from "#contract/primitives.ts";
import { PackageDayInput, PackageSlotInput } from "#contract/catalogue/packages/editor-days.ts";

/** What the log keeps of a slot and of a day, so that a removal can be taken back. */
const KeptSlot = z.intersection(
  PackageSlotInput,
  z.object({ uid: z.string(), position: z.int(), day_no: z.int().optional() }),
);
export type KeptSlot = z.infer<typeof KeptSlot>;
const KeptDay = PackageDayInput.extend({ text: TranslatedText, day_no: z.int(), slots: z.array(KeptSlot) });
export type KeptDay = z.infer<typeof KeptDay>;

type Removal = { kind: "slot"; dayNo: number; slot: KeptSlot } | { kind: "day"; dayNo: number; day: KeptDay };

/** The removal that an entry of the log tells of; null for any other entry. */
export function readRemoval(entry: {
  action: string;
  before: Record<string, unknown> | null;
}): Removal | null {
  if (entry.action === "slot_removed") {
    const slot = KeptSlot.safeParse(entry.before?.["slot"]);
    return slot.success ? { kind: "slot", dayNo: slot.data.day_no ?? 1, slot: slot.data } : null;
  }
  if (entry.action !== "day_removed") return null;
  const day = KeptDay.safeParse(entry.before?.["day"]);
  return day.success ? { kind: "day", dayNo: day.data.day_no, day: day.data } : null;
}
