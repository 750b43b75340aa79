import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** What the browser checks of a package; the schema checks the rest. */
export const packageRules = {
  ref: [required, length(12)],
  brand: [required],
  "name.en": [required, length(120)],
  "summary.en": [required, length(1000)],
  duration_days: [required],
  start_place: [required],
  end_place: [required],
  transport: [required],
  min_pax: [required],
} satisfies RuleSet;
