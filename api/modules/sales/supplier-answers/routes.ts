import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { madeToken } from "#api/domain/capability.ts";
import { stepOfRequest } from "#api/domain/requests/request-rules.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { answerChosen } from "#api/modules/sales/supplier-answers/answer-chosen.ts";
import { chosenRequests } from "#api/modules/sales/supplier-answers/chosen-requests.ts";
import { limitVisits } from "#api/http/limit-visits.ts";
import { recordAnswer, type Answerer } from "#api/modules/sales/supplier-answers/answer-request.ts";
import {
  findByToken,
  findOfFile,
  findOwn,
  type FoundRequest,
} from "#api/modules/sales/supplier-answers/find-request.ts";
import { listCancelled } from "#api/modules/sales/supplier-answers/cancelled-bookings.ts";
import { listRequests } from "#api/modules/sales/supplier-answers/own-requests.ts";
import {
  lookAtRequest,
  workOnRequest,
  type OpenRequest,
} from "#api/modules/sales/supplier-answers/on-request.ts";
import { presentRequest } from "#api/modules/sales/supplier-answers/present-request.ts";
import { answerFileRequest, showFileRequest } from "#contract/sales/supplier-requests/endpoints.ts";
import {
  answerLinkedRequest,
  seeLinkedRequest,
  showLinkedRequest,
} from "#contract/sales/supplier-requests/public-calls.ts";
import {
  answerOwnRequest,
  listCancelledBookings,
  listOwnRequests,
  showOwnRequest,
} from "#contract/sales/supplier-requests/supplier-calls.ts";
import { answerChosenRequests, listChosenRequests } from "#contract/sales/supplier-requests/bulk-calls.ts";
import type { AnswerInput } from "#contract/sales/supplier-requests/request.ts";

/** Answers of one visitor in ten minutes; a desk that works through its mail has many. */
const answers = { max: 60, seconds: 600 };
/** Looks are counted more often than that, by everybody who shares the link. */
const looks = { max: 120, seconds: 600 };

/** What suppliers are asked and answer: by the link of the mail, in the portal, and by phone or e-mail through the office. */
export const supplierAnswerRoutes: Route[] = [
  route(showLinkedRequest, async ({ params, query }, call) => {
    const found = await findByToken(call, params.token);
    const locale = query.locale ?? call.locale;
    return lookAtRequest(found, call, async (tx, request) => ({
      ...(await presentRequest(tx, request, { locale, now: call.now(), actor: "supplier" })),
      newer_path: newerPath(request, call),
    }));
  }),
  route(seeLinkedRequest, async ({ params }, call) => {
    await limitVisits(call, "supplier-request:look", looks);
    const found = await findByToken(call, params.token);
    // Who works with the file looks at the supplier's page as well, and is not the supplier.
    if (call.account === null) await workOnRequest(found, call, (tx, request) => see(tx, request, call));
    return undefined;
  }),
  route(answerLinkedRequest, async ({ params, body }, call) => {
    await limitVisits(call, "supplier-request:answer", answers);
    const found = await findByToken(call, params.token);
    return answer(found, body, { actor: "supplier", via: "link", by: null }, call);
  }),
  route(showFileRequest, async ({ params }, call) => {
    const found = await findOfFile(call, params);
    const reader = { locale: call.locale, now: call.now(), actor: "office" as const };
    return lookAtRequest(found, call, (tx, request) => presentRequest(tx, request, reader));
  }),
  route(answerFileRequest, async ({ params, body: { via, by, ...input } }, call) => {
    const found = await findOfFile(call, params);
    return answer(found, input, { actor: "office", via, by }, call);
  }),
  route(listOwnRequests, listRequests),
  route(showOwnRequest, async ({ params }, call) => {
    const found = await findOwn(call, params.uid);
    const reader = { locale: call.locale, now: call.now(), actor: "supplier" as const };
    return lookAtRequest(found, call, async (tx, request) => ({
      ...(await presentRequest(tx, request, reader)),
      newer_uid: request.newer?.sentAt ? request.newer.uid : null,
    }));
  }),
  route(answerOwnRequest, async ({ params, body }, call) => {
    const found = await findOwn(call, params.uid);
    return answer(found, body, { actor: "supplier", via: "portal", by: call.signedIn().name }, call);
  }),
  route(listChosenRequests, chosenRequests),
  route(answerChosenRequests, answerChosen),
  route(listCancelledBookings, listCancelled),
];

async function answer(found: FoundRequest, input: AnswerInput, who: Answerer, call: Call) {
  await workOnRequest(found, call, (tx, request) => recordAnswer(tx, call, request, { ...who, input }));
  return undefined;
}

/** Writes down that somebody at the supplier looks at the page; it says nothing about the version of the request. */
async function see(tx: Tx, { request }: OpenRequest, call: Call): Promise<void> {
  const status = stepOfRequest("view", request.status, "supplier") ?? request.status;
  await tx
    .update(supplierRequest)
    .set({ status, viewedAt: call.now() })
    .where(and(eq(supplierRequest.id, request.id), isNull(supplierRequest.viewedAt)));
}

/** Where whoever holds an older link finds the newer request, once it was sent. */
function newerPath({ newer }: OpenRequest, { serverKey }: Call): string | null {
  if (!newer?.sentAt) return null;
  const token = madeToken(serverKey, "supplier-request", newer);
  return token === null ? null : `/supplier/service/${token}`;
}
