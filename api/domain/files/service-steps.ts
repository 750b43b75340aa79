import { cancelStepOf } from "#api/domain/files/cancel-line.ts";
import { isRounding, type RuledLine } from "#api/domain/files/line-rules.ts";
import {
  lineTransitions,
  stepOfLine,
  type LineFacts,
  type LineHindrance,
  type LineTransition,
} from "#api/domain/files/line-transitions.ts";
import { isSettled } from "#api/domain/files/submit-file.ts";
import type { FileStatus, LineStatus } from "#contract/primitives.ts";
import type { PermissionName } from "#contract/permissions.ts";
import { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** A service as far as its steps depend on it. */
export type SteppedLine = RuledLine & { supplierId: number | null; dateFrom: string; hasPrice: boolean };

export type SteppedFile = { kind: "quote" | "booking"; status: FileStatus };

/** What is known beside the service itself. A fact that is left out does not hold. */
export type StepFacts = Pick<LineFacts, "stockFree" | "supplierReachable" | "answerOverdue"> & {
  /** At the office of the brand, `YYYY-MM-DD`. */
  today: string;
};

/** Why a step cannot be taken with a service. */
export type StepHindrance = LineHindrance | "nothing_to_do" | "price_open" | "file_ended" | "on_tour";

export type StepAnswer =
  | { ok: true; transition: LineTransition; to: LineStatus }
  | { ok: false; why: StepHindrance[] };

/** What a step asks of whoever takes it (domain 5), beside the permission to edit services that all of them ask. */
const stepPermissions: Partial<Record<ServiceStep, PermissionName>> = {
  request: "services.request",
  acknowledge: "services.answer-on-behalf",
};

/** What of it somebody lacks; null for whoever may take the step. */
export function lackedFor(step: ServiceStep, permissions: readonly string[]): PermissionName | null {
  const needed = ["services.edit", stepPermissions[step] ?? "services.edit"] as const;
  return needed.find((permission) => !permissions.includes(permission)) ?? null;
}

const ended: ReadonlySet<FileStatus> = new Set(["Cancellation", "Cancelled", "Expired"]);
/** Steps that bring a service nearer to being travelled; they need a file that lives and a day that lies ahead. */
const onward: ReadonlySet<ServiceStep> = new Set(["request", "hold", "check", "reinstate"]);
/** Seats of tours are held, sold and given back with the tour (`tours/departures`), and asked of nobody. */
const notOfTours: ReadonlySet<ServiceStep> = new Set(["request", "hold", "check", "release", "reinstate"]);

/** Somebody who decides what waits too long for a supplier. */
export function actorOf(permissions: readonly string[]): "consultant" | "manager" {
  return permissions.includes("client-files.override-status") ? "manager" : "consultant";
}

/** Where a step leads a service of a booking, or everything that stands in its way. */
export function answerStep(
  step: ServiceStep,
  { line, file }: { line: SteppedLine; file: SteppedFile },
  actor: "consultant" | "manager",
  known: StepFacts,
): StepAnswer {
  return answerKnowing(step, { line, file }, actor, factsOf({ line, file }, known));
}

type Stepped = { line: SteppedLine; file: SteppedFile };

/** What every step of one service is judged by. */
function factsOf({ line, file }: Stepped, { today, ...known }: StepFacts) {
  return {
    ...known,
    fileKind: file.kind,
    fileStatus: file.status,
    penaltyConfirmed: true,
    datePast: line.dateFrom < today,
  };
}

function answerKnowing(
  step: ServiceStep,
  { line, file }: Stepped,
  actor: "consultant" | "manager",
  facts: ReturnType<typeof factsOf>,
): StepAnswer {
  if (line.kind !== "included" || isRounding(line)) return { ok: false, why: ["nothing_to_do"] };
  const transition = transitionOf(step, line);
  const found = stepOfLine(transition, line.status, actor, facts);
  const why = new Set<StepHindrance>(found.ok ? [] : found.why);
  if (file.kind !== "booking") why.add("not_a_booking");
  if (step === "end" && line.status !== "CP") why.add("not_from_here");
  if (onward.has(step) && facts.datePast) why.add("date_past");
  if (onward.has(step) && ended.has(file.status)) why.add("file_ended");
  if (notOfTours.has(step) && line.departureId !== null) why.add("on_tour");
  if (step === "request" && line.supplierId === null) why.add("supplier_unreachable");
  if ((step === "hold" || step === "check") && line.optionId === null) why.add("no_stock");
  if (step === "hold" && (!line.hasPrice || !isSettled(line.priceStatus))) why.add("price_open");
  if (why.size > 0) return { ok: false, why: [...why] };
  return { ok: true, transition, to: statusAfter(step, line, facts) };
}

/**
 * For somebody with these permissions: the steps that may be taken with a service now, as far as can be told before
 * stock and suppliers are looked at.
 */
export function stepsOpenTo(permissions: readonly string[]) {
  const actor = actorOf(permissions);
  const permitted = ServiceStep.options.filter((step) => lackedFor(step, permissions) === null);
  return (service: Stepped, facts: Pick<StepFacts, "today" | "answerOverdue">): ServiceStep[] => {
    const hopeful = factsOf(service, { ...facts, stockFree: true, supplierReachable: true });
    return permitted.filter((step) => answerKnowing(step, service, actor, hopeful).ok);
  };
}

function transitionOf(step: ServiceStep, line: SteppedLine): LineTransition {
  switch (step) {
    case "request":
      return "send_request";
    case "hold":
      return "hold_allotment";
    case "check":
      return "check_availability";
    case "release":
      return "release";
    case "acknowledge":
      return "acknowledge_cancel";
    case "reinstate":
      return "reinstate";
    case "end":
      return "cancel_now";
    case "cancel":
      // What is cancelled already is refused by any of them.
      return cancelStepOf(line)?.transition ?? "request_cancel";
  }
}

function statusAfter(step: ServiceStep, line: SteppedLine, { stockFree }: Pick<StepFacts, "stockFree">) {
  if (step === "check")
    return stockFree === true && line.hasPrice && isSettled(line.priceStatus) ? "AV" : "OR";
  if (step === "cancel") return cancelStepOf(line)?.to ?? line.status;
  // Of our own stock what is given back is quoted again; the other end is a cancellation.
  return lineTransitions[transitionOf(step, line)].to[0] ?? line.status;
}
