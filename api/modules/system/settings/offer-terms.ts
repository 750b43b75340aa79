import type { Tx } from "#api/db/client.ts";
import type { PaymentTerms } from "#api/domain/files/payment-schedule.ts";
import { readNumberSettings } from "#api/modules/system/settings/settings.ts";

/** What holds where a setting is missing, the same for whoever asks. */
const usual = {
  "booking.deposit_bps": 1000,
  "booking.balance_days_before": 60,
  "booking.quote_valid_days": 14,
};

/** Settings that the terms of an offer are made of. */
export const offerTermKeys = Object.keys(usual);

/** When what is paid, and for how many days an offer stands. */
export type OfferTerms = PaymentTerms & { validDays: number };

/** The terms that these settings make. */
export function offerTermsOf(numbers: ReadonlyMap<string, number>): OfferTerms {
  const numberOf = (key: keyof typeof usual) => numbers.get(key) ?? usual[key];
  return {
    depositBps: numberOf("booking.deposit_bps"),
    balanceDaysBefore: numberOf("booking.balance_days_before"),
    validDays: numberOf("booking.quote_valid_days"),
  };
}

/** The terms that hold now; an agency may read them. */
export async function readOfferTerms(tx: Tx): Promise<OfferTerms> {
  return offerTermsOf(await readNumberSettings(tx, offerTermKeys));
}
