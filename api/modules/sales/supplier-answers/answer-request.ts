import { eq, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { stepOfLine, type LineTransition } from "#api/domain/files/line-transitions.ts";
import { stepOfRequest, transitionOf, type RequestActor } from "#api/domain/requests/request-rules.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { changeableTo } from "#api/modules/sales/supplier-requests/given-answer.ts";
import { moveLine } from "#api/modules/sales/supplier-answers/move-line.ts";
import { readRequest, type OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { settleFile } from "#api/modules/sales/supplier-answers/settle-file.ts";
import { takeBack } from "#api/modules/sales/supplier-answers/take-back.ts";
import { tellAnswer } from "#api/modules/sales/supplier-answers/tell-answer.ts";
import { tellSupplierPages } from "#api/modules/sales/supplier-requests/tell-pages.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { AnswerInput } from "#contract/sales/supplier-requests/request.ts";
import type { AnswerWay } from "#contract/sales/supplier-requests/status.ts";

/** Who answers, how, and under which name as far as there is one. */
export type Answerer = { actor: RequestActor; via: AnswerWay; by: string | null };

/**
 * Takes an answer, in the transaction that holds the file: the one way for link, portal and office. The same again
 * changes nothing. Another within ten minutes takes its place; after that, and where somebody else answered meanwhile,
 * it is refused with 409.
 */
export async function recordAnswer(
  tx: Tx,
  call: Call,
  found: OpenRequest,
  { input, ...who }: Answerer & { input: AnswerInput },
): Promise<void> {
  const texts = textsIn(call.locale);
  const { request } = found;
  const words = wordsOf(input);
  if (isSaid(request, words)) return;
  const change = changeableTo(request, { line: found.line, now: call.now(), actor: who.actor });
  const isSettled = request.status === "Confirmed" || request.status === "Declined";
  if (request.lockVersion !== input.lock_version || (isSettled && !change))
    throw new Refusal(409, { message: texts.requestAnswered, standing: "answered" });
  if (found.newer || request.status === "Superseded" || request.status === "Withdrawn")
    throw notNow(texts.requestClosed);
  const changes: AuditChange[] = [];
  if (change) changes.push(...(await takeBack(tx, found, call.now())));
  const now = change ? await readRequest(tx, request, { lock: false }) : found;
  // What is taken back was not answered.
  const from = change ? "Viewed" : request.status;
  const transition = transitionOf(request.kind, input.answer, now.line.status);
  const status = stepOfRequest(input.answer, from, who.actor);
  if (transition === null || status === null) throw notNow(texts.requestClosed);
  refuse(transition, now, words, { actor: who.actor, call });
  const moved = await moveLine(tx, now, { transition, number: words.confirmationNo, now: call.now() });
  await tx
    .update(supplierRequest)
    .set({
      ...words,
      status,
      answeredVia: who.via,
      answeredBy: who.by,
      respondedAt: change ? request.respondedAt : call.now(),
      viewedAt: request.viewedAt ?? (who.actor === "supplier" ? call.now() : null),
      lineBefore: moved.before,
      updatedAt: call.now(),
      lockVersion: sql`${supplierRequest.lockVersion} + 1`,
    })
    .where(eq(supplierRequest.id, request.id));
  changes.push(...moved.changes, answered(now, words, who));
  const settled = await settleFile(tx, found, [...changes], call);
  await writeAudit(tx, call, ...changes, ...settled);
  await tellAnswer(tx, now, { transition, to: moved.to }, call);
  tellSupplierPages(tx, call, [found.supplierUid]);
}

/** What of an input belongs to its answer. */
function wordsOf(input: AnswerInput) {
  const { answer } = input;
  return {
    answer,
    confirmationNo: answer === "confirm" ? input.confirmation_no || null : null,
    remarks: input.remarks || null,
    declineReason: answer === "decline" ? input.decline_reason : null,
    alternative: answer === "alternative" ? input.alternative || null : null,
  };
}
type Words = ReturnType<typeof wordsOf>;

function isSaid(request: OpenRequest["request"], words: Words): boolean {
  const open = request.status !== "Superseded" && request.status !== "Withdrawn";
  return (
    open &&
    request.answer === words.answer &&
    request.confirmationNo === words.confirmationNo &&
    request.remarks === words.remarks &&
    request.declineReason === words.declineReason &&
    request.alternative === words.alternative
  );
}

/** What is missing is said beside its field; everything else that hinders means that the question is over. */
function refuse(
  transition: LineTransition,
  { line, submission: { file } }: OpenRequest,
  words: Words,
  { actor, call }: { actor: RequestActor; call: Call },
): void {
  const texts = textsIn(call.locale);
  const step = stepOfLine(transition, line.status, actor === "supplier" ? "supplier" : "consultant", {
    fileKind: file.kind,
    fileStatus: file.status,
    latestRequest: true,
    confirmationSettled: words.confirmationNo !== null,
    reasonGiven: words.declineReason !== null,
    alternativeNamed: words.alternative !== null,
  });
  // A refused amendment says why as well, though its line would do without.
  const noReason = words.answer === "decline" && words.declineReason === null;
  const why = new Set(step.ok ? [] : step.why);
  const errors = {
    ...(why.delete("confirmation_missing") && { confirmation_no: [texts.confirmationMissing] }),
    ...((why.delete("reason_missing") || noReason) && { decline_reason: [texts.declineReasonMissing] }),
    ...(why.delete("alternative_missing") && { alternative: [texts.alternativeMissing] }),
  };
  if (why.size > 0) throw notNow(texts.requestClosed);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function answered({ request, submission: { file } }: OpenRequest, words: Words, who: Answerer): AuditChange {
  return {
    subject: { type: "supplier-request", uid: request.uid, fileId: file.id, brandId: file.brandId },
    action: who.actor === "office" ? "answered-for" : "answered",
    before: {},
    after: {
      kind: request.kind,
      answer: words.answer,
      answered_by: who.by,
      confirmation_no: words.confirmationNo,
      decline_reason: words.declineReason,
    },
    reason: [words.alternative, words.remarks].filter(Boolean).join("\n") || null,
  };
}
