import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** What the browser checks of an alert; the schema checks the rest. */
export const alertRules = {
  "title.en": [required, length(120)],
  "body.en": [required, length(1000)],
  severity: [required],
  scope: [required],
  date_from: [required],
  date_to: [required],
} satisfies RuleSet;
