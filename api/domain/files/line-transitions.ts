import type { FileStatus, LineStatus } from "#contract/primitives.ts";

/** Who changes the status of a line. `system` stands for what follows by itself, such as from submitting a file. */
export type LineActor = "agent" | "consultant" | "manager" | "supplier" | "system";

/** What the guards ask. A fact that is left out does not hold. */
export type LineFacts = {
  fileKind: "quote" | "booking";
  fileStatus: FileStatus;
  ratesFound?: boolean;
  /** Enough of our own stock on every day, not stopped and not released. */
  stockFree?: boolean;
  /** The line can be sold without asking. */
  instant?: boolean;
  supplierReachable?: boolean;
  latestRequest?: boolean;
  /** The supplier's number is known, or the supplier gives none. */
  confirmationSettled?: boolean;
  reasonGiven?: boolean;
  alternativeNamed?: boolean;
  /** Something changes that the supplier reads. */
  supplierSeesIt?: boolean;
  penaltyConfirmed?: boolean;
  /** The supplier has let the time for an answer pass. */
  answerOverdue?: boolean;
  datePast?: boolean;
  insideWindow?: boolean;
};

/** Why a line cannot be changed like that. */
export type LineHindrance =
  | "file_closed"
  | "not_from_here"
  | "not_theirs"
  | "no_rate"
  | "no_stock"
  | "not_instant"
  | "not_a_booking"
  | "supplier_unreachable"
  | "outdated_request"
  | "confirmation_missing"
  | "reason_missing"
  | "alternative_missing"
  | "supplier_sees_nothing"
  | "penalty_unconfirmed"
  | "answer_not_overdue"
  | "date_past"
  | "outside_window";

type Guard = (facts: LineFacts, actor: LineActor, from: LineStatus) => LineHindrance | null;
type Transition = {
  from: readonly LineStatus[];
  /** Empty: the status stays. */
  to: readonly LineStatus[];
  who: readonly LineActor[];
  guards: readonly Guard[];
};

const office = ["consultant", "manager"] as const;

function needs(fact: Exclude<keyof LineFacts, "fileKind" | "fileStatus">, otherwise: LineHindrance): Guard {
  return (facts) => (facts[fact] ? null : otherwise);
}

const ofBooking: Guard = ({ fileKind }) => (fileKind === "booking" ? null : "not_a_booking");
const ahead: Guard = ({ datePast }) => (datePast ? "date_past" : null);
const agentsOnlyInstant: Guard = ({ instant }, actor) =>
  actor === "agent" && !instant ? "not_instant" : null;
/** What waits for the supplier's word is ended without it by a manager alone, when that word is overdue. */
const overdueWhereAsked: Guard = ({ answerOverdue }, actor, from) => {
  if (from !== "CP") return null;
  if (actor !== "manager") return "not_theirs";
  return answerOverdue ? null : "answer_not_overdue";
};

/** Every way in which a line changes (domain 3.1). There is no other. */
export const lineTransitions = {
  price: {
    from: ["QU", "AV", "OR", "RQ", "WL", "UN"],
    to: [],
    who: [...office, "agent", "system"],
    guards: [needs("ratesFound", "no_rate")],
  },
  check_availability: {
    from: ["QU", "AV", "OR"],
    to: ["AV", "OR"],
    who: [...office, "agent", "system"],
    guards: [],
  },
  hold_allotment: {
    from: ["QU", "AV", "OR"],
    to: ["AL"],
    who: [...office, "agent", "system"],
    guards: [needs("stockFree", "no_stock"), agentsOnlyInstant],
  },
  release: { from: ["AL"], to: ["QU", "CX"], who: [...office, "system"], guards: [] },
  send_request: {
    from: ["QU", "AV", "OR", "WL", "UN"],
    to: ["RQ"],
    who: [...office, "system"],
    guards: [ofBooking, needs("supplierReachable", "supplier_unreachable")],
  },
  supplier_confirm: {
    from: ["RQ", "WL"],
    to: ["OK"],
    who: ["supplier", ...office],
    guards: [
      needs("latestRequest", "outdated_request"),
      needs("confirmationSettled", "confirmation_missing"),
    ],
  },
  supplier_decline: {
    from: ["RQ", "WL"],
    to: ["UN"],
    who: ["supplier", ...office],
    guards: [needs("latestRequest", "outdated_request"), needs("reasonGiven", "reason_missing")],
  },
  supplier_waitlist: {
    from: ["RQ"],
    to: ["WL"],
    who: ["supplier", ...office],
    guards: [needs("latestRequest", "outdated_request")],
  },
  offer_alternative: {
    from: ["RQ"],
    to: [],
    who: ["supplier"],
    guards: [needs("latestRequest", "outdated_request"), needs("alternativeNamed", "alternative_missing")],
  },
  amend: {
    from: ["OK", "AL"],
    to: ["AM", "AL", "OK"],
    who: office,
    guards: [needs("supplierSeesIt", "supplier_sees_nothing")],
  },
  accept_amendment: {
    from: ["AM"],
    to: ["OK", "AL"],
    who: ["supplier", ...office],
    guards: [needs("latestRequest", "outdated_request")],
  },
  reject_amendment: { from: ["AM"], to: ["OK", "UN"], who: ["supplier", ...office], guards: [] },
  request_cancel: {
    from: ["OK", "AL", "AM", "RQ", "WL"],
    to: ["CP"],
    who: [...office, "system"],
    guards: [needs("penaltyConfirmed", "penalty_unconfirmed")],
  },
  acknowledge_cancel: { from: ["CP"], to: ["CX"], who: ["supplier", ...office], guards: [] },
  cancel_now: {
    from: ["QU", "AV", "OR", "UN", "WL", "CP"],
    to: ["CX"],
    who: [...office, "system"],
    guards: [overdueWhereAsked],
  },
  reinstate: { from: ["CX", "UN"], to: ["QU"], who: office, guards: [ahead] },
  reconfirm: {
    from: ["OK", "AL"],
    to: [],
    who: ["supplier", ...office, "system"],
    guards: [needs("insideWindow", "outside_window")],
  },
} as const satisfies Record<string, Transition>;

export type LineTransition = keyof typeof lineTransitions;

export type LineStep = { ok: true; to: readonly LineStatus[] } | { ok: false; why: LineHindrance[] };

/** Where a transition leads a line, or everything that stands in its way. A line of a finished trip never changes. */
export function stepOfLine(
  name: LineTransition,
  from: LineStatus,
  actor: LineActor,
  facts: LineFacts,
): LineStep {
  const { from: starts, to, who, guards }: Transition = lineTransitions[name];
  const why: LineHindrance[] = [];
  if (facts.fileStatus === "Completed") why.push("file_closed");
  if (!starts.includes(from)) why.push("not_from_here");
  if (!who.includes(actor)) why.push("not_theirs");
  for (const guard of guards) {
    const hindrance = guard(facts, actor, from);
    if (hindrance && !why.includes(hindrance)) why.push(hindrance);
  }
  return why.length > 0 ? { ok: false, why } : { ok: true, to: to.length > 0 ? to : [from] };
}
