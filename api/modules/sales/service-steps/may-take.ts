import { lackedFor } from "#api/domain/files/service-steps.ts";
import type { Call } from "#api/http/context.ts";
import { unauthorized } from "#api/http/refusal.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** Refuses whoever does not hold what a step asks for. */
export function mayTake(step: ServiceStep, call: Call): void {
  const lacked = lackedFor(step, call.signedIn().permissions);
  if (lacked) throw unauthorized(lacked);
}
