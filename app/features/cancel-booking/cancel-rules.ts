import { length, minLength, required, shortRequired, type RuleSet } from "#app/forms/rules.ts";

/** Nobody cancels by accident: a reason is told and the fee accepted. */
export const cancelRules: RuleSet = {
  reason: [required, minLength(3), length(1000)],
  fee_accepted: [shortRequired],
};
