import { lineTransitions, type LineTransition } from "#api/domain/files/line-transitions.ts";
import type { LineStatus } from "#contract/primitives.ts";
import {
  SupplierAnswer,
  type SupplierRequestKind,
  type SupplierRequestStatus,
} from "#contract/sales/supplier-requests/status.ts";

/** Who moves a request. `office` stands for a consultant or a manager, also when they answer for the supplier. */
export type RequestActor = "supplier" | "office" | "system";

/** Asked and open: an answer may come. The last two are answers already, and others can follow. */
export const openStatuses = ["Sent", "Viewed", "Wait-listed", "Alternative"] as const;

const unanswered = ["Sent", "Viewed"] as const;

type Step = {
  from: readonly SupplierRequestStatus[];
  /** Null: the status stays. */
  to: SupplierRequestStatus | null;
  who: readonly RequestActor[];
};

/** Every way in which a request changes (domain 3.6). There is no other. */
const steps = {
  send: { from: ["Draft"], to: "Sent", who: ["office", "system"] },
  view: { from: ["Sent"], to: "Viewed", who: ["supplier"] },
  confirm: { from: openStatuses, to: "Confirmed", who: ["supplier", "office"] },
  decline: { from: openStatuses, to: "Declined", who: ["supplier", "office"] },
  wait_list: { from: [...unanswered, "Alternative"], to: "Wait-listed", who: ["supplier", "office"] },
  alternative: { from: [...unanswered, "Alternative"], to: "Alternative", who: ["supplier"] },
  supersede: { from: openStatuses, to: "Superseded", who: ["system"] },
  withdraw: { from: ["Draft", ...openStatuses], to: "Withdrawn", who: ["office", "system"] },
  chase: { from: unanswered, to: null, who: ["system"] },
} as const satisfies Record<string, Step>;

export type RequestStep = keyof typeof steps;
export const requestSteps = Object.keys(steps) as RequestStep[];

/** Where a step leads a request; null where it may not be taken from there, or not by them. */
export function stepOfRequest(
  name: RequestStep,
  from: SupplierRequestStatus,
  actor: RequestActor,
): SupplierRequestStatus | null {
  const { from: starts, to, who }: Step = steps[name];
  return starts.includes(from) && who.includes(actor) ? (to ?? from) : null;
}

const asked: Record<SupplierAnswer, LineTransition> = {
  confirm: "supplier_confirm",
  decline: "supplier_decline",
  wait_list: "supplier_waitlist",
  alternative: "offer_alternative",
};

/**
 * Which transition of its line an answer makes; null where the line is not where the question left it. Who was only
 * asked so far answers a change as the booking itself.
 */
export function transitionOf(
  kind: SupplierRequestKind,
  answer: SupplierAnswer,
  line: LineStatus,
): LineTransition | null {
  const name = named(kind, answer, line);
  if (name === null) return null;
  const starts: readonly LineStatus[] = lineTransitions[name].from;
  return starts.includes(line) ? name : null;
}

function named(kind: SupplierRequestKind, answer: SupplierAnswer, line: LineStatus): LineTransition | null {
  if (kind === "new" || (kind === "amend" && line !== "AM")) return asked[answer];
  if (kind === "amend") {
    if (answer === "confirm") return "accept_amendment";
    return answer === "decline" ? "reject_amendment" : null;
  }
  if (kind === "cancel") return answer === "confirm" ? "acknowledge_cancel" : null;
  return null;
}

/** The status of a line after an answer. What a supplier refuses to change stands as it was, where that still can be. */
export function lineAfter(transition: LineTransition, from: LineStatus, oldStands: boolean): LineStatus {
  switch (transition) {
    case "supplier_confirm":
    case "accept_amendment":
      return "OK";
    case "supplier_decline":
      return "UN";
    case "supplier_waitlist":
      return "WL";
    case "reject_amendment":
      return oldStands ? "OK" : "UN";
    case "acknowledge_cancel":
      return "CX";
    default:
      return from;
  }
}

/** The answers that somebody can give to a request as it and its line stand. */
export function answersTo(
  request: { kind: SupplierRequestKind; status: SupplierRequestStatus },
  line: LineStatus,
  actor: RequestActor,
): SupplierAnswer[] {
  return SupplierAnswer.options.filter(
    (answer) =>
      stepOfRequest(answer, request.status, actor) !== null &&
      transitionOf(request.kind, answer, line) !== null,
  );
}
