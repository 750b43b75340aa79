import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { lackedFor } from "#api/domain/files/service-steps.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { Refusal, unauthorized } from "#api/http/refusal.ts";
import { recordAnswer } from "#api/modules/sales/supplier-answers/answer-request.ts";
import { findOfFile } from "#api/modules/sales/supplier-answers/find-request.ts";
import { workOnRequest, type OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { carryOutOffer } from "#api/modules/sales/supplier-offers/carry-out-offer.ts";
import { isOpenOffer, planOffer } from "#api/modules/sales/supplier-offers/plan-offer.ts";
import { tellRequests } from "#api/modules/sales/supplier-requests/tell-requests.ts";
import { requestTextsIn } from "#api/texts/request-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { declineSupplierOffer, takeSupplierOffer } from "#contract/sales/supplier-requests/offer.ts";

/** Takes an offer over as it was shown and asks the supplier for it; 409 where it would be something else by now. */
export async function takeOffer(
  { params, body }: InputOf<typeof takeSupplierOffer>,
  call: Call,
): Promise<undefined> {
  const lacked = lackedFor("request", call.signedIn().permissions);
  if (lacked) throw unauthorized(lacked);
  const { note, lock_version: version, hash, ...wished } = body;
  const found = await findOfFile(call, params);
  await workOnRequest(found, call, async (tx, open) => {
    refuseClosed(open, version, call);
    const planned = await planOffer(tx, open, wished, call.now());
    if (planned.hash === null || planned.hash !== hash) throw notNow(requestTextsIn(call.locale).offerMoved);
    await writeAudit(tx, call, answered(open, "offer-taken", note));
    const isOther = planned.kind === "other";
    if (isOther) await refuseAsked(tx, open, call);
    await carryOutOffer(tx, open, planned, { note, call });
  });
  call.mailQueued();
  return undefined;
}

/**
 * Declines an offer. What was asked cannot be had either, or the supplier had not offered something else: the service
 * wants something in its place from now on.
 */
export async function declineOffer(
  { params, body: { message, lock_version: version } }: InputOf<typeof declineSupplierOffer>,
  call: Call,
): Promise<undefined> {
  const found = await findOfFile(call, params);
  await workOnRequest(found, call, async (tx, open) => {
    refuseClosed(open, version, call);
    await writeAudit(tx, call, answered(open, "offer-declined", message));
    await refuseAsked(tx, open, call);
    const { uid, kind, snapshot, supplierId, dueAt, linkKey } = open.request;
    if (linkKey === null) return;
    const mailed = { uid, kind, snapshot, supplierId, dueAt: dueAt ?? call.now(), isUrgent: false, linkKey };
    await tellRequests(tx, open.submission, [mailed], call, { declinedWith: message });
  });
  call.mailQueued();
  return undefined;
}

function refuseClosed(open: OpenRequest, version: number, { locale }: Call): void {
  const texts = textsIn(locale);
  if (open.request.lockVersion !== version)
    throw new Refusal(409, { message: texts.requestAnswered, standing: "answered" });
  if (!isOpenOffer(open)) throw notNow(requestTextsIn(locale).offerClosed);
}

/** Writes down that what was asked cannot be had, as the supplier said by offering something else. */
function refuseAsked(tx: Tx, open: OpenRequest, call: Call): Promise<void> {
  const { request } = open;
  return recordAnswer(tx, call, open, {
    actor: "office",
    via: request.answeredVia ?? "email",
    by: request.answeredBy,
    input: {
      answer: "decline",
      lock_version: request.lockVersion,
      confirmation_no: "",
      remarks: request.alternative ?? "",
      decline_reason: "other",
      alternative: "",
    },
  });
}

function answered(
  { request, submission: { file } }: OpenRequest,
  action: "offer-taken" | "offer-declined",
  words: string,
): AuditChange {
  return {
    subject: { type: "supplier-request", uid: request.uid, fileId: file.id, brandId: file.brandId },
    action,
    before: {},
    after: { kind: request.kind },
    reason: words || null,
  };
}
