import { stepOfLine } from "#api/domain/files/line-transitions.ts";
import type { RequestActor } from "#api/domain/requests/request-rules.ts";
import { addDays } from "#api/domain/today.ts";
import type { FileStatus, LineStatus } from "#contract/primitives.ts";
import { ReconfirmAnswer, type SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

/** Reconfirmations that wait for an answer, or whose answer somebody has to see to. */
export const openReconfirmations = ["Sent", "Viewed", "Alternative", "Declined"] as const;

type Step = {
  from: readonly SupplierRequestStatus[];
  /** From where the office alone may write it down: what came by phone after the answer of the supplier. */
  office: readonly SupplierRequestStatus[];
  to: SupplierRequestStatus;
};

/** Every answer to a reconfirmation (domain 3.6). What was wrong and is put right is then as booked. */
const steps: Record<ReconfirmAnswer, Step> = {
  as_booked: { from: openReconfirmations, office: [], to: "Confirmed" },
  change: { from: ["Sent", "Viewed"], office: ["Confirmed", "Declined"], to: "Alternative" },
  problem: { from: ["Sent", "Viewed", "Alternative"], office: ["Confirmed"], to: "Declined" },
};

/** Where an answer leads a reconfirmation; null where it may not be given from there, or not by them. */
export function stepOfReconfirmation(
  answer: ReconfirmAnswer,
  from: SupplierRequestStatus,
  actor: RequestActor,
): SupplierRequestStatus | null {
  const step = steps[answer];
  const starts = actor === "office" ? [...step.from, ...step.office] : step.from;
  return starts.includes(from) ? step.to : null;
}

type Asked = {
  status: SupplierRequestStatus;
  line: LineStatus;
  file: FileStatus;
  /** A newer question about the service stands, sent or not. */
  hasNewer: boolean;
  dateTo: string;
};

/** The answers that somebody can give now; none once the service has changed or is over. */
export function reconfirmAnswersTo(asked: Asked, actor: RequestActor, today: string): ReconfirmAnswer[] {
  const facts = { fileKind: "booking", fileStatus: asked.file, insideWindow: asked.dateTo >= today } as const;
  const step = stepOfLine("reconfirm", asked.line, actor === "office" ? "consultant" : actor, facts);
  if (asked.hasNewer || !step.ok) return [];
  return ReconfirmAnswer.options.filter(
    (answer) => stepOfReconfirmation(answer, asked.status, actor) !== null,
  );
}

/** How many days before what the settings ask. */
export type ReconfirmDays = { reconfirm: number; finalise: number };

/** The first day on which the product asks by itself for a service. */
export function asksFrom({ dateFrom }: { dateFrom: string }, { reconfirm }: ReconfirmDays): string {
  return addDays(dateFrom, -reconfirm);
}

/**
 * Whether a person may ask: from the day on which the file is due for finalisation, or the product would ask by itself,
 * until the service begins.
 */
export function isInWindow(
  { dateFrom, travelDate }: { dateFrom: string; travelDate: string },
  days: ReconfirmDays,
  today: string,
): boolean {
  if (dateFrom < today) return false;
  const first = [asksFrom({ dateFrom }, days), addDays(travelDate, -days.finalise)].toSorted()[0];
  return first !== undefined && first <= today;
}
