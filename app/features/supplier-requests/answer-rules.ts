import { confirmationNumber, length, required, type RuleSet } from "#app/forms/rules.ts";
import type { SupplierRequest } from "#contract/sales/supplier-requests/request.ts";
import type { SupplierAnswer } from "#contract/sales/supplier-requests/status.ts";

/** Who writes the answer down: the supplier itself, or the office for it, which also says who answered and how. */
export type AnswersFor = "self" | "supplier";

/** What the form of an answer asks of its fields. */
export function answerRules(
  answer: SupplierAnswer,
  whose: AnswersFor,
  { needs_number: needsNumber }: Pick<SupplierRequest, "needs_number">,
): RuleSet {
  const own: Record<SupplierAnswer, RuleSet> = {
    confirm: { confirmation_no: [...(needsNumber ? [confirmationNumber] : []), length(60)] },
    decline: { decline_reason: [required] },
    wait_list: {},
    alternative: { alternative: [required, length(1000)] },
  };
  return {
    ...own[answer],
    remarks: [length(1000)],
    ...(whose === "supplier" && { via: [required], by: [required, length(120)] }),
  };
}
