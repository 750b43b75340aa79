import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { recordAnswer } from "#api/modules/sales/supplier-answers/answer-request.ts";
import { findOwn } from "#api/modules/sales/supplier-answers/find-request.ts";
import { workOnRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { requestTextsIn } from "#api/texts/request-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { AnsweredRequest, answerChosenRequests } from "#contract/sales/supplier-requests/bulk-calls.ts";

type Body = InputOf<typeof answerChosenRequests>["body"];

/**
 * Takes the same answer to several requests of the caller's own supplier, one after the other, each as if it were
 * answered by itself and in a transaction of its own: what fails leaves that request as it was and the others answered.
 */
export async function answerChosen(
  { body }: InputOf<typeof answerChosenRequests>,
  call: Call,
): Promise<AnsweredRequest[]> {
  if (body.answer === "decline" && body.decline_reason === null)
    throw invalid({ decline_reason: [textsIn(call.locale).declineReasonMissing] });
  const named = new Map(body.requests.map((one) => [one.uid, one]));
  const answered: AnsweredRequest[] = [];
  for (const one of named.values()) answered.push(await answerOne(one, body, call));
  return answered;
}

/** A fault in one is told of that one; whoever answered still hears what became of the others. */
async function answerOne(
  { uid, lock_version, confirmation_no }: Body["requests"][number],
  { answer, decline_reason, remarks }: Body,
  call: Call,
): Promise<AnsweredRequest> {
  const left = (reason: string) => ({ uid, done: false, reason });
  try {
    const found = await findOwn(call, uid);
    await workOnRequest(found, call, (tx, request) =>
      recordAnswer(tx, call, request, {
        actor: "supplier",
        via: "portal",
        by: call.signedIn().name,
        input: { answer, decline_reason, remarks, lock_version, confirmation_no, alternative: "" },
      }),
    );
    return { uid, done: true, reason: null };
  } catch (error) {
    if (error instanceof Refusal) return left(wordsOf(error));
    call.report(error, { requestId: call.requestId });
    call.log.error({ event: "request_answer.failed", request_id: call.requestId, err: error });
    return left(requestTextsIn(call.locale).answerFailed);
  }
}

/** What is missing says it beside its field where one answer is given; here it is the reason. */
function wordsOf(refusal: Refusal): string {
  const errors: unknown = refusal.body["errors"];
  const [first] = typeof errors === "object" && errors !== null ? Object.values(errors).flat() : [];
  return typeof first === "string" ? first : refusal.message;
}
