import { length, required, type RuleSet } from "#app/forms/rules.ts";

/** Who writes the answer down: the supplier itself, or the office for it, which also says who answered and how. */
export type ReconfirmFor = "self" | "supplier";

/** What the form of an answer asks of its fields. */
export function reconfirmRules(whose: ReconfirmFor): RuleSet {
  return {
    answer: [required],
    words: [length(1000)],
    ...(whose === "supplier" && { via: [required], by: [required, length(120)] }),
  };
}
