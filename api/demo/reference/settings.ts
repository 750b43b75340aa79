import { perHourKey, usualPerHour } from "#api/domain/deed-limits.ts";
import { limitedDeeds } from "#contract/limited-deeds.ts";

type SettingSeed = { key: string; value: string | number | boolean | null; isPublic?: true };

/** Defaults of the settings (domain 2.1). The part of the key before the dot is the group. */
export const settingSeeds: SettingSeed[] = [
  { key: "general.company_name", value: "Harakeke Pacific", isPublic: true },
  { key: "general.default_brand", value: "NZ", isPublic: true },
  { key: "general.default_locale", value: "en", isPublic: true },
  { key: "general.live_chat_url", value: null, isPublic: true },
  { key: "security.require_two_factor_office", value: false },
  { key: "fit.finalise_days_before", value: 45 },
  { key: "fit.reconfirm_days_before", value: 14 },
  { key: "fit.documents_days_before", value: 21 },
  { key: "fit.chase_supplier_hours", value: 48 },
  { key: "fit.review_prompt_hours_after", value: 18 },
  { key: "fit.driving_notes_default", value: true },
  { key: "booking.quote_valid_days", value: 14 },
  { key: "booking.deposit_bps", value: 1000 },
  { key: "booking.balance_days_before", value: 60 },
  { key: "booking.child_max_age_default", value: 14 },
  { key: "booking.infant_max_age_default", value: 3 },
  { key: "booking.estimate_uplift_bps", value: 500 },
  { key: "booking.sell_round_step_cents", value: 0 },
  { key: "booking.pp_round_step_cents", value: 100 },
  { key: "booking.lookup_per_minute", value: 10 },
  { key: "booking.card_surcharge_bps", value: 0 },
  { key: "booking.cost_drift_warning_bps", value: 300 },
  ...limitedDeeds.map((deed) => ({ key: perHourKey(deed), value: usualPerHour[deed] })),
];
