import type { Call } from "#api/http/context.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import type { StepPlan } from "#api/modules/sales/service-steps/plan-steps.ts";
import type { LineStatus } from "#contract/primitives.ts";
import type { StepInput } from "#contract/sales/service-steps/endpoints.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** A step that may be taken, with what whoever takes it said. */
export type Step = {
  submission: Submission;
  plan: StepPlan;
  step: ServiceStep;
  /** What the service becomes. */
  to: LineStatus;
  body: StepInput;
  call: Call;
};

/** How a price stands that is not locked any more: as somebody set it by hand, or as the rates have it. */
export function openPriceStatus({ price }: SubmissionLine): "manual" | "priced" {
  return price?.source === "manual" || price?.source === "override" ? "manual" : "priced";
}
