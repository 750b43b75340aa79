// Written by `npm run registry` from what lies in the folders.

export const bookingSettingsFields = {
  "locked_until": { format: "date" },
  "deposit_bps": { required: true, min: 0, max: 10000, format: "percent" },
  "balance_days_before": { required: true, min: 0, max: 365, format: "integer" },
  "quote_valid_days": { required: true, min: 1, max: 365, format: "integer" },
  "card_surcharge_bps": { required: true, min: 0, max: 1000, format: "percent" },
  "payment_reminders": {},
  "child_max_age_default": { required: true, min: 1, max: 20, format: "integer" },
  "infant_max_age_default": { required: true, min: 0, max: 10, format: "integer" },
  "sell_round_step_cents": { required: true, min: 0, max: 10000, format: "money" },
  "pp_round_step_cents": { required: true, min: 0, max: 10000, format: "money" },
  "cost_drift_warning_bps": { required: true, min: 0, max: 10000, format: "percent" },
  "lookup_per_minute": { required: true, min: 1, max: 1000, format: "integer" },
} as const;

export const listSettingsFields = {
  "columns": {},
  "density": {},
  "default_view": {},
} as const;

export const savedViewFields = {
  "name": { required: true, max: 60 },
  "search": { max: 2000 },
  "columns": {},
  "shared": {},
} as const;
