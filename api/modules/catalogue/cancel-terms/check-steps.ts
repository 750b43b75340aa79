import { stepProblems, type StepProblem, type WrittenStep } from "#api/domain/pricing/cancel-steps.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";

const wordOf = {
  twice: "termsTwice",
  missing: "termsValueMissing",
  other: "termsValueOther",
  cheaper: "termsCheaper",
} as const satisfies Record<StepProblem["problem"], string>;

/** 422 with every cell of the steps that cannot be, and where there is no step at all. */
export function checkSteps(steps: readonly WrittenStep[], call: Call): void {
  const texts = catalogueTextsIn(call.locale);
  if (steps.length === 0) throw invalid({ steps: [texts.termsNoStep] });
  const errors: Record<string, string[]> = {};
  for (const { step, field, problem } of stepProblems(steps)) {
    errors[`steps.${step}.${field}`] ??= [texts[wordOf[problem]]];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
