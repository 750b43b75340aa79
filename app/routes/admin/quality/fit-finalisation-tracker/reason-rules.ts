import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** What the forms of the record ask of a reason. */
export const reasonRules: RuleSet = { reason: [required, length(500)] };
