import { length, minLength, required, type RuleSet } from "#app/forms/rules.ts";

/** Nobody is refused without a reason. */
export const declineRules: RuleSet = { reason: [required, minLength(3), length(1000)] };
