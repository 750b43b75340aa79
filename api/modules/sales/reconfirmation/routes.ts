import { and, eq, isNull } from "drizzle-orm";
import { supplierRequest } from "#api/db/schema/request.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { notNow } from "#api/http/record-versions.ts";
import { answerEach } from "#api/modules/sales/reconfirmation/answer-reconfirmation.ts";
import { askInFile, fileReconfirmations } from "#api/modules/sales/reconfirmation/file-reconfirmations.ts";
import { findBatchId, findOfFile, findOwn } from "#api/modules/sales/reconfirmation/find-reconfirmations.ts";
import { readOpenBatch, showBatch, showOwn } from "#api/modules/sales/reconfirmation/show-reconfirmations.ts";
import { workOnAnswers } from "#api/modules/sales/supplier-answers/on-request.ts";
import {
  answerFileReconfirmation,
  answerLinkedBatch,
  answerOwnReconfirmations,
  askForReconfirmation,
  listFileReconfirmations,
  listOwnReconfirmations,
  seeLinkedBatch,
  showLinkedBatch,
} from "#contract/sales/reconfirmation/endpoints.ts";

/** Sendings of one visitor in ten minutes: each may hold the answers about a whole batch. */
const answers = { max: 60, seconds: 600 };
/** Looks are counted more often than that, by everybody who shares the link. */
const looks = { max: 120, seconds: 600 };

/** What suppliers are asked to reconfirm, and what they say: by the link of the mail, in the portal, and through the office. */
export const reconfirmationRoutes: Route[] = [
  route(showLinkedBatch, async ({ params, query }, call) =>
    showBatch(call, await findBatchId(call, params.token), query.locale ?? call.locale),
  ),
  route(seeLinkedBatch, async ({ params }, call) => {
    await limitVisits(call, "reconfirmation:look", looks);
    const batchId = await findBatchId(call, params.token);
    // Who works with the file looks at the supplier's page as well, and is not the supplier.
    if (call.account === null) await see(call, batchId);
    return undefined;
  }),
  route(answerLinkedBatch, async ({ params, body }, call) => {
    await limitVisits(call, "reconfirmation:answer", answers);
    const batchId = await findBatchId(call, params.token);
    // Beyond its end the link opens nothing.
    const open = await workOnAnswers(call, (tx) => readOpenBatch(tx, batchId, call));
    const found = open.map(({ request, file }) => ({ uid: request.uid, id: request.id, fileId: file.id }));
    return answerEach(call, found, body.answers, { actor: "supplier", via: "link", by: null });
  }),
  route(listOwnReconfirmations, (_input, call) => showOwn(call)),
  route(answerOwnReconfirmations, async ({ body }, call) => {
    await limitVisits(call, "reconfirmation:answer", answers);
    const uids = body.answers.map(({ uid }) => uid);
    const who = { actor: "supplier", via: "portal", by: call.signedIn().name } as const;
    return answerEach(call, await findOwn(call, uids), body.answers, who);
  }),
  route(listFileReconfirmations, ({ params }, call) => fileReconfirmations(params, call)),
  route(askForReconfirmation, ({ params }, call) => askInFile(params, call)),
  route(answerFileReconfirmation, async ({ params, body: { via, by, ...input } }, call) => {
    const found = await findOfFile(call, { uid: params.uid, request: input.uid });
    const { refused } = await answerEach(call, [found], [input], { actor: "office", via, by });
    if (refused[0]) throw notNow(refused[0].message);
    return undefined;
  }),
];

/** Writes down that somebody at the supplier looks at the page; it says nothing about the version of a request. */
function see(call: Call, batchId: number): Promise<unknown> {
  const ofBatch = and(eq(supplierRequest.batchId, batchId), isNull(supplierRequest.viewedAt));
  return workOnAnswers(call, async (tx) => {
    await tx
      .update(supplierRequest)
      .set({ status: "Viewed" })
      .where(and(ofBatch, eq(supplierRequest.status, "Sent")));
    await tx.update(supplierRequest).set({ viewedAt: call.now() }).where(ofBatch);
  });
}
