import type { Tx } from "#api/db/client.ts";
import { offerTermsOf } from "#api/modules/system/settings/offer-terms.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";

const numberKeys = [
  "booking.pp_round_step_cents",
  "booking.infant_max_age_default",
  "booking.child_max_age_default",
  "booking.quote_valid_days",
  "booking.estimate_uplift_bps",
] as const;

/** Settings that are numbers; 0 where none is set, but for what offers are made of (`offerTermsOf`). System scope. */
export async function readBookingNumbers(tx: Tx): Promise<(key: (typeof numberKeys)[number]) => number> {
  const numbers = await readNumberSettings(tx, numberKeys);
  const { validDays } = offerTermsOf(numbers);
  return (key) => (key === "booking.quote_valid_days" ? validDays : (numbers.get(key) ?? 0));
}
