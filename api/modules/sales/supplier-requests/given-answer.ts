import type { supplierRequest } from "#api/db/schema/request.ts";
import { changeableUntil } from "#api/domain/requests/answer-time.ts";
import type { RequestActor } from "#api/domain/requests/request-rules.ts";
import type { AnswerWay } from "#contract/sales/supplier-requests/status.ts";
import type { GivenAnswer } from "#contract/sales/supplier-requests/request.ts";

type Answered = Pick<
  typeof supplierRequest.$inferSelect,
  | "answer"
  | "answeredVia"
  | "answeredBy"
  | "respondedAt"
  | "confirmationNo"
  | "remarks"
  | "declineReason"
  | "alternative"
  | "lineBefore"
  | "status"
>;

type Reading = { line: { lockVersion: number }; now: Date; actor: RequestActor };

/** Who gave an answer that came by a way. */
export function sideOf(via: AnswerWay): RequestActor {
  return via === "link" || via === "portal" ? "supplier" : "office";
}

/**
 * Until when an answer can be changed by whoever reads it; null where it cannot: the time is over, somebody else gave it,
 * or the service went on since.
 */
export function changeableTo(
  { respondedAt, answeredVia, lineBefore, status }: Answered,
  { line, now, actor }: Reading,
): Date | null {
  if (respondedAt === null || answeredVia === null || lineBefore === null) return null;
  if (status === "Superseded" || status === "Withdrawn") return null;
  if (sideOf(answeredVia) !== actor || line.lockVersion !== lineBefore.after.lockVersion) return null;
  const until = changeableUntil(respondedAt);
  return now.getTime() < until.getTime() ? until : null;
}

/** What a supplier said, as it is read; null before it did. */
export function givenAnswer(request: Answered, reading: Reading): GivenAnswer | null {
  const { answer, answeredVia, respondedAt } = request;
  if (answer === null || answeredVia === null || respondedAt === null) return null;
  return {
    answer,
    at: respondedAt.toISOString(),
    via: answeredVia,
    by: request.answeredBy,
    confirmation_no: request.confirmationNo,
    remarks: request.remarks,
    decline_reason: request.declineReason,
    alternative: request.alternative,
    changeable_until: changeableTo(request, reading)?.toISOString() ?? null,
  };
}
