import type { Tx } from "#api/db/client.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";

const numberKeys = [
  "booking.pp_round_step_cents",
  "booking.infant_max_age_default",
  "booking.child_max_age_default",
  "booking.deposit_bps",
  "booking.balance_days_before",
  "booking.quote_valid_days",
] as const;

/** Settings that are numbers; 0 where none is set. System scope. */
export async function readBookingNumbers(tx: Tx): Promise<(key: (typeof numberKeys)[number]) => number> {
  const numbers = await readNumberSettings(tx, numberKeys);
  return (key) => numbers.get(key) ?? 0;
}
