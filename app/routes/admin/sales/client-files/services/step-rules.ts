import { length, minLength, required, shortRequired, type RuleSet } from "#app/forms/rules.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** The services as whoever takes a step saw them, as one text for a hidden field: public name, version, fee. */
export function seenOf(
  services: readonly { uid: string; lock_version: number; fee_cents: number }[],
): string {
  return services
    .map(({ uid, lock_version, fee_cents }) => [uid, lock_version, fee_cents].join(":"))
    .join(",");
}

/** Nobody ends a service without a reason, and no fee is charged that nobody looked at. */
export function stepRules(step: ServiceStep, hasFee: boolean): RuleSet {
  return {
    ...((step === "cancel" || step === "end") && { reason: [required, minLength(3), length(1000)] }),
    ...(hasFee && { fee_accepted: [shortRequired] }),
  };
}
