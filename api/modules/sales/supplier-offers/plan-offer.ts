import type { Tx } from "#api/db/client.ts";
import { findSimilar } from "#api/modules/sales/quotes/find-replacements.ts";
import { readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { readOptions } from "#api/modules/files/client-file/option-values.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import type { ChangePlan, FullWish } from "#api/modules/sales/booking-changes/change-parts.ts";
import { planChange } from "#api/modules/sales/booking-changes/plan-change.ts";
import { sealOf } from "#api/modules/sales/booking-changes/present-change.ts";
import type { OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import type { TranslatedText } from "#contract/primitives.ts";
import type { ChangeProblem } from "#contract/sales/bookings/change-wish.ts";
import type { OfferWish } from "#contract/sales/supplier-requests/offer.ts";

/** A service as an offer would have it. */
export type TakenTerms = {
  option: string | null;
  dateFrom: string;
  dateTo: string;
  startTime: string | null;
};

/** How an offer is taken: the service stays and words alone go along, it moves, or something else comes for it. */
export type OfferKind = "words" | "move" | "other";

export type PlannedOffer = {
  kind: OfferKind;
  terms: TakenTerms;
  /** Null for words alone, and where there are problems. */
  plan: ChangePlan | null;
  problems: ChangeProblem[];
  wish: FullWish;
  hash: string | null;
};

/** An offer that nobody has answered: the newest word about a service that is still only asked for. */
export function isOpenOffer({ request, line, newer }: OpenRequest): boolean {
  return request.status === "Alternative" && line.status === "RQ" && newer === null;
}

/** Works out what taking an offer would do and cost at this moment. Nothing is changed by planning. */
export async function planOffer(
  tx: Tx,
  { submission, line }: OpenRequest,
  wished: OfferWish,
  now: Date,
): Promise<PlannedOffer> {
  const terms = termsOf(line, wished);
  const kind = kindOf(line, terms);
  const wish = wishFor(kind, line, terms);
  if (kind === "words") return { kind, terms, wish, plan: null, problems: [], hash: kind };
  const { plan, problems } = await planChange(tx, planned(submission, line, kind), wish, now);
  return { kind, terms, wish, plan, problems, hash: plan && sealOf(plan.proposal) };
}

function termsOf(line: SubmissionLine, wished: OfferWish): TakenTerms {
  const option = line.option?.code ?? null;
  const isOther = wished.option !== undefined && wished.option !== option;
  return {
    option: wished.option ?? option,
    dateFrom: wished.date_from ?? line.dateFrom,
    dateTo: wished.date_to ?? line.dateTo,
    // Another service begins when it does, unless another time is named for it.
    startTime: isOther ? otherTime(wished.start_time, line.startTime) : (wished.start_time ?? line.startTime),
  };
}

function otherTime(wished: string | undefined, before: string | null): string | null {
  return wished === undefined || wished === before ? null : wished;
}

function kindOf(line: SubmissionLine, { option, dateFrom, dateTo, startTime }: TakenTerms): OfferKind {
  if (option !== (line.option?.code ?? null)) return "other";
  const stays = dateFrom === line.dateFrom && dateTo === line.dateTo && startTime === line.startTime;
  return stays ? "words" : "move";
}

/** Another service on the same days takes the place of the old one; on other days it comes in anew. */
function wishFor(kind: OfferKind, { uid, ...line }: SubmissionLine, terms: TakenTerms): FullWish {
  const nothing: FullWish = { leaving: [], remove: [], swap: [], add: [] };
  const { option, dateFrom, dateTo } = terms;
  const start = terms.startTime === null ? {} : { start_time: terms.startTime };
  const dates = { date_from: dateFrom, date_to: dateTo };
  if (kind === "move") return { ...nothing, move: [{ line: uid, ...dates, ...start }] };
  if (kind === "words" || option === null) return nothing;
  const isThen = dateFrom === line.dateFrom && dateTo === line.dateTo;
  if (isThen) return { ...nothing, swap: [{ line: uid, option, ...start }] };
  return { ...nothing, remove: [uid], add: [{ option, ...dates, ...start }] };
}

/**
 * The booking as the plan reads it. A supplier who offers another service has said that the one it was asked for cannot be
 * had: that one goes as if nobody had been asked, without a fee and without a word about it.
 */
function planned(submission: Submission, { id }: SubmissionLine, kind: OfferKind): Submission {
  if (kind !== "other") return submission;
  const lines = submission.lines.map((one) => (one.id === id ? { ...one, status: "OR" as const } : one));
  return { ...submission, lines };
}

/** A service of the supplier that could be meant. */
export type OfferChoice = { option: string; name: TranslatedText; startTimes: string[] };

/** The supplier's own services of the kind and at the place of a service, that one first even where it is not sold any more. */
export async function readChoices(tx: Tx, { submission, line }: OpenRequest): Promise<OfferChoice[]> {
  if (!line.option) return [];
  const file = await readQuoteFile(tx, submission.file.id);
  const row = (await readFileLines(tx, file.id)).find(({ id }) => id === line.id);
  const found = row ? await findSimilar(tx, file, row) : [];
  const options = await readOptions(
    tx,
    found.map(({ code }) => code),
  );
  const others = found.filter(
    ({ code }) => code !== line.option?.code && options.get(code)?.supplierId === line.supplierId,
  );
  return [
    { option: line.option.code, name: line.name, startTimes: row?.startTimes ?? [] },
    ...others.map(({ code, name, start_times: startTimes }) => ({ option: code, name, startTimes })),
  ];
}
