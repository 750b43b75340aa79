import { z } from "zod";
import { length, minLength, required, shortRequired, type RuleSet } from "#app/forms/rules.ts";
import { StepInput } from "#contract/sales/service-steps/endpoints.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** A service as whoever takes a step saw it: public name, version, fee. */
const seenShape = /^([0-9A-Z]{26}):(\d{1,9}):(\d{1,12})$/;

/** What the form of a step sends. */
export const StepFormInput = StepInput.omit({ services: true }).extend({
  seen: z
    .string()
    .max(5000)
    .transform((text) =>
      text.split(",").flatMap((one) => {
        const [, uid, version, fee] = seenShape.exec(one) ?? [];
        return uid ? [{ uid, lock_version: Number(version), fee_cents: Number(fee) }] : [];
      }),
    ),
});

/** The same as one text, for a hidden field. */
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
