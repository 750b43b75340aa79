import { exactLength, length, minLength, required, type RuleSet } from "#app/forms/rules.ts";

/** What the browser checks of a place; the schema checks the rest. */
export const locationRules = {
  code: [required, exactLength(3)],
  name: [required, minLength(2), length(80)],
  region: [required, minLength(2), length(80)],
  country: [required],
  kind: [required],
  landscape: [required],
  timezone: [required],
  lat: [required],
  lng: [required],
  "legs[].to": [required],
  "legs[].mode": [required],
} satisfies RuleSet;
