import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { stepOfReconfirmation } from "#api/domain/requests/reconfirm-rules.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid, Refusal } from "#api/http/refusal.ts";
import { officeOf } from "#api/modules/files/client-file/recipients.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import {
  answerChangeable,
  possibleAnswers,
} from "#api/modules/sales/reconfirmation/present-reconfirmation.ts";
import {
  lockReconfirmation,
  type Reconfirmation,
} from "#api/modules/sales/reconfirmation/read-reconfirmations.ts";
import type { Answerer } from "#api/modules/sales/supplier-answers/answer-request.ts";
import { workOnAnswers } from "#api/modules/sales/supplier-answers/on-request.ts";
import { tellSupplierPages } from "#api/modules/sales/supplier-requests/tell-pages.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ReconfirmInput, ReconfirmTaken } from "#contract/sales/reconfirmation/reconfirmation.ts";

/** A reconfirmation that the caller's own wall or link let through, by its numbers. */
export type FoundReconfirmation = { uid: string; id: number; fileId: number };

/**
 * Takes answers, whichever of the three doors they come by. Each is taken for itself: one that somebody else gave
 * meanwhile, or whose service has changed, holds none of the others up and is said.
 */
export async function answerEach(
  call: Call,
  found: readonly FoundReconfirmation[],
  inputs: readonly ReconfirmInput[],
  who: Answerer,
): Promise<ReconfirmTaken> {
  refuseWithoutWords(inputs, who, call);
  const texts = textsIn(call.locale);
  const input = new Map(inputs.map((one) => [one.uid, one]));
  const known = new Set(found.map(({ uid }) => uid));
  const refused = [...input.keys()]
    .filter((uid) => !known.has(uid))
    .map((uid) => ({ uid, message: texts.requestNotFound }));
  let taken = 0;
  // In one order for everybody, so that nobody waits for somebody who waits for them.
  for (const one of found.toSorted((a, b) => a.fileId - b.fileId || a.id - b.id)) {
    const said = input.get(one.uid);
    if (!said) continue;
    try {
      await workOnAnswers(call, (tx) => recordReconfirmation(tx, call, one, { ...who, input: said }));
      taken += 1;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      refused.push({ uid: one.uid, message: error.message });
    }
  }
  return { taken, refused };
}

/** The office writes one answer down at a time, so its field has no number. */
function refuseWithoutWords(inputs: readonly ReconfirmInput[], { actor }: Answerer, call: Call): void {
  const missing = inputs.flatMap(({ answer, words }, index) =>
    answer !== "as_booked" && words === "" ? [actor === "office" ? "words" : `answers.${index}.words`] : [],
  );
  if (missing.length === 0) return;
  const text = textsIn(call.locale).reconfirmWordsMissing;
  throw invalid(Object.fromEntries(missing.map((name) => [name, [text]])));
}

type Said = Answerer & { input: ReconfirmInput };

/**
 * The one transition: what is as booked is reconfirmed; a change and a problem are told to the consultant, and keep the
 * file from being finalised. Whatever is refused is refused before anything is written.
 */
async function recordReconfirmation(
  tx: Tx,
  call: Call,
  key: FoundReconfirmation,
  { input, ...who }: Said,
): Promise<void> {
  const found = await lockReconfirmation(tx, key);
  const { request, line, file } = found;
  const texts = textsIn(call.locale);
  const words = input.words || null;
  if (request.reconfirmAnswer === input.answer && request.remarks === words) return;
  if (request.lockVersion !== input.lock_version) throw notNow(texts.requestAnswered);
  const reading = { now: call.now(), actor: who.actor };
  const isChanged = answerChangeable(found, reading) !== null;
  const status = stepOfReconfirmation(input.answer, isChanged ? "Viewed" : request.status, who.actor);
  if (status === null || !possibleAnswers(found, reading).includes(input.answer))
    throw notNow(request.reconfirmAnswer === null ? texts.requestClosed : texts.requestAnswered);
  const now = call.now();
  await tx
    .update(supplierRequest)
    .set({
      status,
      reconfirmAnswer: input.answer,
      remarks: words,
      answeredVia: who.via,
      answeredBy: who.by,
      respondedAt: isChanged ? request.respondedAt : now,
      viewedAt: request.viewedAt ?? (who.actor === "supplier" ? now : null),
      updatedAt: now,
      lockVersion: sql`${supplierRequest.lockVersion} + 1`,
    })
    .where(eq(supplierRequest.id, request.id));
  await tx
    .update(serviceLine)
    .set({
      reconfirmedAt: input.answer === "as_booked" ? now : null,
      updatedAt: now,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(eq(serviceLine.id, line.id));
  await writeAudit(tx, call, {
    subject: { type: "supplier-request", uid: request.uid, fileId: file.id, brandId: file.brandId },
    action: who.actor === "office" ? "answered-for" : "answered",
    before: {},
    after: { kind: request.kind, answer: input.answer, answered_by: who.by },
    reason: words,
  });
  tellFileChanged(tx, call, { uid: file.uid, lockVersion: file.lockVersion });
  tellSupplierPages(tx, call, [found.supplierUid]);
  await tell(tx, call, found, input);
}

/** Rings for the consultant where somebody has to do something about it. */
async function tell(
  tx: Tx,
  call: Call,
  { file, line, supplierName }: Reconfirmation,
  { answer, words }: ReconfirmInput,
): Promise<void> {
  if (answer === "as_booked") return;
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name };
  await notifyEach(
    tx,
    call,
    (await officeOf(tx, file)).map((recipient) => ({
      recipients: [recipient],
      content: {
        kind: "supplier.reconfirmation" as const,
        facts: {
          ...facts,
          supplier: supplierName,
          service: line.name[recipient.locale] ?? line.name.en,
          outcome: answer,
          words,
        },
      },
    })),
  );
}
