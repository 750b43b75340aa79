import type { Tx } from "#api/db/client.ts";
import { newOverrun, overrunsOf, type Overrun } from "#api/domain/packages/package-end.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { readSlots, type StoredSlot } from "#api/modules/catalogue/packages/slots.ts";
import { fill, textsIn } from "#api/texts/texts.ts";

type SlotOverrun = Overrun<StoredSlot>;

/** The slots of a package of so many days that end after its last one, in the order of the trip. */
export async function readOverruns(tx: Tx, packageId: number, days: number): Promise<SlotOverrun[]> {
  return overrunsOf(await readSlots(tx, [packageId]), days);
}

/** Refuses a change that has made a slot end further beyond its package than it did before. */
export async function withinPackage(
  tx: Tx,
  packageId: number,
  { before, days }: { before: readonly SlotOverrun[]; days: number },
  call: Call,
): Promise<void> {
  const found = newOverrun(before, await readOverruns(tx, packageId, days));
  if (found) throw notNow(overrunInWords(found, call));
}

/** Which service of which day lasts too long, and until when, in the words of the caller. */
export function overrunInWords({ slot, end, last }: SlotOverrun, call: Call): string {
  const name = slot.options[0]?.name;
  const service = name ? (inLanguage(name, call.locale) ?? name.en) : "";
  return fill(textsIn(call.locale).packageSlotBeyond, { service, day: slot.dayNo, end, last });
}
