import { length, minLength, required, type RuleSet } from "#app/forms/rules.ts";

/** What the browser checks of a label; the schema checks the rest. */
export const labelRules = {
  name: [required, minLength(2), length(40)],
  colour: [required],
  icon: [required],
  applies_to: [required],
} satisfies RuleSet;
