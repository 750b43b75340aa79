import { sql } from "drizzle-orm";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { brand, setting } from "#api/db/schema/brand.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import {
  keyOf,
  readBookingSettings,
  settingNames,
} from "#api/modules/system/booking-settings/read-settings.ts";
import { settingTexts } from "#api/texts/setting-texts.ts";
import { fill } from "#api/texts/texts.ts";
import { dateFormatter } from "#contract/formatters.ts";
import type { BookingSettings, bookingSettings } from "#contract/system/booking-settings.ts";

/** What the log calls them: the group of the settings is the record. */
export const settingsSubject = { type: "setting", uid: "booking" };

/** Changes the settings that differ, all of them or none; refused where somebody else was quicker. */
export function saveBookingSettings(
  { body }: InputOf<typeof bookingSettings.save>,
  call: Call,
): Promise<BookingSettings> {
  const { lock_version: version, ...input } = body;
  const wanted = { ...input, locked_until: input.locked_until ?? null };
  return call.database.inScope(call.scope, async (tx) => {
    await addMissing(tx, call.now());
    const { lock_version: current, ...before } = await readBookingSettings(tx, true);
    sameVersion({ ...before, lock_version: current }, version, call);
    await checkSettings(tx, wanted, call);
    const changed = settingNames.filter((name) => before[name] !== wanted[name]);
    for (const name of changed) {
      const next = {
        value: wanted[name],
        updatedAt: call.now(),
        lockVersion: sql`${setting.lockVersion} + 1`,
      };
      await tx
        .update(setting)
        .set(next)
        .where(sql`${setting.key} = ${keyOf(name)}`);
    }
    if (!isUnchanged(before, wanted)) {
      await writeAudit(tx, call, { subject: settingsSubject, action: "changed", before, after: wanted });
    }
    return readBookingSettings(tx);
  });
}

/** A setting that nobody has set yet gets a row, so that it can be held while it is changed. */
async function addMissing(tx: Tx, at: Date): Promise<void> {
  await tx
    .insert(setting)
    .values(settingNames.map((name) => ({ key: keyOf(name), group: "booking", value: null, updatedAt: at })))
    .onConflictDoNothing();
}

type Checked = Pick<BookingSettings, "locked_until" | "child_max_age_default" | "infant_max_age_default">;

/** Refuses beside the field what the settings cannot be together. */
async function checkSettings(tx: Tx, wanted: Checked, call: Call): Promise<void> {
  const { locked_until: lockedUntil, child_max_age_default: child, infant_max_age_default: infant } = wanted;
  if (child <= infant) throw invalid({ child_max_age_default: [settingTexts(call.locale).childAge] });
  if (lockedUntil === null) return;
  // The books of a day that is not over anywhere are still written.
  const houses = await tx.select({ timezone: brand.timezone }).from(brand);
  const today = houses.map(({ timezone }) => todayIn(timezone, call.now())).toSorted()[0];
  if (today === undefined || lockedUntil < today) return;
  const day = dateFormatter(call.locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(today));
  throw invalid({ locked_until: [fill(settingTexts(call.locale).dayNotOver, { day })] });
}
