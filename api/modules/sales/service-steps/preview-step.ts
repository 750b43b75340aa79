import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { planSteps } from "#api/modules/sales/service-steps/plan-steps.ts";
import { mayTake } from "#api/modules/sales/service-steps/may-take.ts";
import { whyNot } from "#api/modules/sales/service-steps/words.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import {
  mostSteps,
  type previewServiceStep,
  type StepPreview,
} from "#contract/sales/service-steps/endpoints.ts";

/** What a step would make of services of a file. Nothing is changed by asking; services of other files are left out. */
export function previewStep(
  { params, query }: InputOf<typeof previewServiceStep>,
  call: Call,
): Promise<StepPreview> {
  const { step } = params;
  mayTake(step, call);
  const uids = new Set(query.services.split(",").slice(0, mostSteps));
  return lookAtFile({ uid: params.uid }, call, async (tx, submission) => {
    const lines = submission.lines.filter(({ uid }) => uids.has(uid));
    const plans = await planSteps(tx, submission, { step, lines }, call);
    return {
      step,
      currency: submission.file.currency,
      services: plans.map(({ line, answer, cancellation }) => ({
        uid: line.uid,
        service_type: line.serviceType,
        name: inLanguage(line.name, call.locale) ?? "",
        supplier_name: line.supplierName ?? "",
        date_from: line.dateFrom,
        date_to: line.dateTo,
        lock_version: line.lockVersion,
        status: line.status,
        to: answer.ok ? answer.to : null,
        reason: answer.ok ? null : whyNot(answer.why, textsIn(call.locale)),
        net_cents: line.price?.netCents ?? 0,
        fee_cents: answer.ok ? (cancellation?.fee ?? 0) : 0,
        rule: cancellation?.rung ? inLanguage(cancellation.rung.text, call.locale) : null,
      })),
    };
  });
}
