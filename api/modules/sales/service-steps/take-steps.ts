import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, notFound, Refusal } from "#api/http/refusal.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { workOnFile } from "#api/modules/files/client-file/work-on-file.ts";
import { carryOut } from "#api/modules/sales/service-steps/carry-out.ts";
import { mayTake } from "#api/modules/sales/service-steps/may-take.ts";
import { planSteps } from "#api/modules/sales/service-steps/plan-steps.ts";
import { whyNot } from "#api/modules/sales/service-steps/words.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";
import type {
  StepInput,
  StepReport,
  takeServiceStep,
  TakenStep,
} from "#contract/sales/service-steps/endpoints.ts";

type Seen = StepInput["services"][number];
type Wish = { uid: string; step: ServiceStep; body: StepInput };

/**
 * Takes a step with services of a booking, one after the other, each in a transaction of its own: what fails leaves that
 * service as it was and the others done. Answers for each what became of it.
 */
export async function takeSteps(
  { params, body }: InputOf<typeof takeServiceStep>,
  call: Call,
): Promise<StepReport> {
  const { uid, step } = params;
  mayTake(step, call);
  await findFileId({ uid }, call);
  refuse(step, body, call);
  const services: TakenStep[] = [];
  for (const seen of body.services) services.push(await takeOne({ uid, step, body }, seen, call));
  if (services.some(({ done }) => done)) call.mailQueued();
  return { step, services };
}

function refuse(step: ServiceStep, { services, reason, fee_accepted }: StepInput, call: Call): void {
  const texts = textsIn(call.locale);
  const costs = step === "cancel" && services.some(({ fee_cents }) => fee_cents > 0);
  const errors = {
    ...((step === "cancel" || step === "end") && reason.length < 3 && { reason: [texts.stepReason] }),
    ...(costs && !fee_accepted && { fee_accepted: [texts.feeNotAccepted] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A fault in one service is told of that one; whoever asked still hears what became of the others. */
async function takeOne(wish: Wish, seen: Seen, call: Call): Promise<TakenStep> {
  const known: Pick<TakenStep, "name" | "status"> = { name: "", status: null };
  const left = (reason: string) => ({ uid: seen.uid, ...known, done: false, reason });
  try {
    const status = await workOnFile({ uid: wish.uid }, call, async (tx, submission) => {
      const texts = textsIn(call.locale);
      const line = submission.lines.find(({ uid }) => uid === seen.uid);
      if (!line) throw notFound(texts.recordNotFound);
      known.name = inLanguage(line.name, call.locale) ?? "";
      known.status = line.status;
      if (line.lockVersion !== seen.lock_version) throw notNow(texts.changedMeanwhile);
      const [plan] = await planSteps(tx, submission, { step: wish.step, lines: [line] }, call);
      if (!plan) throw new Error("A service was planned and has no plan");
      if (!plan.answer.ok) throw notNow(whyNot(plan.answer.why, texts));
      if ((plan.cancellation?.fee ?? 0) !== seen.fee_cents) throw notNow(texts.stepFeeChanged);
      await carryOut(tx, { submission, plan, step: wish.step, to: plan.answer.to, body: wish.body, call });
      return plan.answer.to;
    });
    return { uid: seen.uid, name: known.name, status, done: true, reason: null };
  } catch (error) {
    if (error instanceof Refusal) return left(error.message);
    call.report(error, { requestId: call.requestId });
    call.log.error({ event: "service_step.failed", request_id: call.requestId, step: wish.step, err: error });
    return left(textsIn(call.locale).stepFailed);
  }
}
