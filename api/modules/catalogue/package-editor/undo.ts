import { writeAudit } from "#api/audit/write-audit.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { checkOptions } from "#api/modules/catalogue/package-editor/check-options.ts";
import { lastRemoval, showContent } from "#api/modules/catalogue/package-editor/content.ts";
import { insertDay, nameOf } from "#api/modules/catalogue/package-editor/days.ts";
import { getPackage, inScope, subjectOf } from "#api/modules/catalogue/package-editor/records.ts";
import { insertSlot } from "#api/modules/catalogue/package-editor/slots.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { PackageContent } from "#contract/catalogue/packages/editor-days.ts";

/** Puts back what was taken out last, where it was; only while nothing else has changed since. */
export async function undoRemoval(uid: string, call: Call): Promise<PackageContent> {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const removal = await lastRemoval(tx, found);
    if (!removal) throw notNow(textsIn(call.locale).packageNothingToUndo);
    const subject = subjectOf(found);
    if (removal.kind === "slot") {
      await insertSlot(tx, found, removal.slot, await checkOptions(tx, removal.slot, call), call);
      const reason = String(removal.dayNo);
      await writeAudit(tx, call, { subject, action: "slot_restored", after: { slot: removal.slot }, reason });
      return;
    }
    const { slots, ...day } = removal.day;
    await insertDay(tx, found, day, call);
    for (const slot of slots) {
      const options = await checkOptions(tx, slot, call);
      await insertSlot(tx, found, { ...slot, day_no: removal.dayNo }, options, call);
    }
    const reason = nameOf(day, removal.dayNo);
    await writeAudit(tx, call, { subject, action: "day_restored", after: { day: removal.day }, reason });
  });
  return showContent(uid, call);
}
