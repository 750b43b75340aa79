import { asc, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { setting } from "#api/db/schema/brand.ts";
import type { BookingSettings, BookingSettingsInput } from "#contract/system/booking-settings.ts";

export type SettingName = keyof BookingSettingsInput;

/** What holds where a setting is missing: what those who read it take then. */
const usual: Omit<BookingSettings, "lock_version"> = {
  locked_until: null,
  deposit_bps: 1000,
  balance_days_before: 60,
  quote_valid_days: 14,
  card_surcharge_bps: 0,
  payment_reminders: true,
  child_max_age_default: 14,
  infant_max_age_default: 3,
  sell_round_step_cents: 0,
  pp_round_step_cents: 0,
  cost_drift_warning_bps: 300,
  lookup_per_minute: 10,
};

// The names are those of the object above.
export const settingNames = Object.keys(usual) as SettingName[];

/** The key under which a setting is kept. */
export function keyOf(name: SettingName): string {
  return `booking.${name}`;
}

/**
 * The settings of bookings as they are kept. Their version counts every change of any of them. With `hold`, nobody else
 * changes one before this transaction ends.
 */
export async function readBookingSettings(tx: Tx, hold = false): Promise<BookingSettings> {
  const query = tx
    .select({ key: setting.key, value: setting.value, version: setting.lockVersion })
    .from(setting)
    .where(inArray(setting.key, settingNames.map(keyOf)))
    .orderBy(asc(setting.key));
  const rows = new Map((await (hold ? query.for("update") : query)).map((row) => [row.key, row]));
  const version = settingNames.reduce((sum, name) => sum + (rows.get(keyOf(name))?.version ?? 1), 0);
  const number = (name: Exclude<SettingName, "locked_until" | "payment_reminders">): number => {
    const value = rows.get(keyOf(name))?.value;
    return typeof value === "number" ? value : usual[name];
  };
  const lockedUntil = rows.get(keyOf("locked_until"))?.value;
  const reminders = rows.get(keyOf("payment_reminders"))?.value;
  return {
    locked_until: typeof lockedUntil === "string" && lockedUntil !== "" ? lockedUntil : null,
    payment_reminders: typeof reminders === "boolean" ? reminders : usual.payment_reminders,
    deposit_bps: number("deposit_bps"),
    balance_days_before: number("balance_days_before"),
    quote_valid_days: number("quote_valid_days"),
    card_surcharge_bps: number("card_surcharge_bps"),
    child_max_age_default: number("child_max_age_default"),
    infant_max_age_default: number("infant_max_age_default"),
    sell_round_step_cents: number("sell_round_step_cents"),
    pp_round_step_cents: number("pp_round_step_cents"),
    cost_drift_warning_bps: number("cost_drift_warning_bps"),
    lookup_per_minute: number("lookup_per_minute"),
    lock_version: version,
  };
}
