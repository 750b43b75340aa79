import { displayedConfirmation } from "#api/domain/itinerary/confirmation.ts";
import { changeableUntil } from "#api/domain/requests/answer-time.ts";
import { reconfirmAnswersTo } from "#api/domain/requests/reconfirm-rules.ts";
import type { RequestActor } from "#api/domain/requests/request-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import { presentService } from "#api/modules/sales/supplier-answers/present-request.ts";
import { sideOf } from "#api/modules/sales/supplier-requests/given-answer.ts";
import type { Reconfirmation } from "#api/modules/sales/reconfirmation/read-reconfirmations.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { GivenReconfirmation, ReconfirmItem } from "#contract/sales/reconfirmation/reconfirmation.ts";
import type { ReconfirmAnswer } from "#contract/sales/supplier-requests/status.ts";

type Reading = { now: Date; actor: RequestActor };

/** Until when the answer can be changed by whoever reads it; null where it cannot. */
export function answerChangeable({ request }: Reconfirmation, { now, actor }: Reading): Date | null {
  const { respondedAt, answeredVia } = request;
  if (respondedAt === null || answeredVia === null || sideOf(answeredVia) !== actor) return null;
  const until = changeableUntil(respondedAt);
  return now.getTime() < until.getTime() ? until : null;
}

/** What can be answered now: also instead of what was, while that can be changed. */
export function possibleAnswers(found: Reconfirmation, reading: Reading): ReconfirmAnswer[] {
  const { request, line, file, brand, hasNewer } = found;
  const asked = { line: line.status, file: file.status, hasNewer, dateTo: request.snapshot.dateTo };
  const today = todayIn(brand.timezone, reading.now);
  const isOver = request.status === "Superseded" || request.status === "Withdrawn";
  // As if it had not been answered yet.
  const isChangeable = !isOver && answerChangeable(found, reading) !== null;
  const status = isChangeable ? ("Viewed" as const) : request.status;
  return reconfirmAnswersTo({ ...asked, status }, reading.actor, today);
}

type Reader = Reading & { locale: Locale; names: ReadonlyMap<string, TranslatedText> };

/** A reconfirmation in one language, as whoever answers it reads it; `names` are those of extras. */
export function presentReconfirmation(
  found: Reconfirmation,
  { locale, names, ...reading }: Reader,
): ReconfirmItem {
  const { request, line, file, brand, hasNewer } = found;
  const answers = possibleAnswers(found, reading);
  const isOver = hasNewer || request.status === "Superseded" || request.status === "Withdrawn";
  const given = givenReconfirmation(found, { changeable: answers.length > 0, ...reading });
  return {
    uid: request.uid,
    lock_version: request.lockVersion,
    standing: !isOver && given ? "answered" : answers.length > 0 ? "open" : "closed",
    timezone: brand.timezone,
    reference: file.reference,
    party_name: file.name,
    asked: presentService(request.snapshot, names, locale),
    confirmation: displayedConfirmation(line.confirmation),
    answers,
    given,
  };
}

function givenReconfirmation(
  found: Reconfirmation,
  { changeable, ...reading }: Reading & { changeable: boolean },
): GivenReconfirmation | null {
  const { reconfirmAnswer: answer, respondedAt, answeredVia: via, answeredBy: by, remarks } = found.request;
  if (answer === null || respondedAt === null || via === null) return null;
  const until = changeable ? answerChangeable(found, reading) : null;
  const at = respondedAt.toISOString();
  return { answer, at, via, by, words: remarks, changeable_until: until?.toISOString() ?? null };
}
