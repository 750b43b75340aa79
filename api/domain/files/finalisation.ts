import type { FileStatus } from "#contract/primitives.ts";
import {
  FinalisationCheck,
  type CheckState,
  type FinalisationCheckState,
  type FinalisationStage,
  type FinalisationTick,
} from "#contract/quality/finalisation/finalisation.ts";

/** What a file is like, as far as finalising it depends on that; the numbers are of what is open. */
export type FinalisationFacts = {
  ticked: readonly FinalisationTick[];
  /** Travellers without a name, and children without an age. */
  unnamed: number;
  ageless: number;
  /** Services that are not secured, and those of them that were declined. */
  unsecured: number;
  declined: number;
  /** Secured services that are to be reconfirmed by now, those of which suppliers reported something, and the others. */
  toReconfirm: number;
  reported: number;
  reconfirmLater: number;
  /** Transfers without a time or a place to meet. */
  unmet: number;
  /** Days without a title, and those that are driven without notes. */
  untitled: number;
  undescribed: number;
  /** Alerts that came out since the itinerary was published. */
  newAlerts: number;
  isPublished: boolean;
  isInvoiced: boolean;
  isPaid: boolean;
  /** A payment was due before today. */
  isPaymentDue: boolean;
};

const open = (count: number): CheckState => (count > 0 ? "open" : "done");

/** Every check of a file (domain 2.6). Documents go out by finalising, so they never hold it up. */
export function checksOf(facts: FinalisationFacts): FinalisationCheckState[] {
  const ticked = (tick: FinalisationTick): CheckState => (facts.ticked.includes(tick) ? "done" : "open");
  const toReconfirm = facts.toReconfirm + facts.reported;
  const reconfirmed = facts.reported > 0 ? "wrong" : open(facts.toReconfirm);
  const states: Record<FinalisationCheck, [CheckState, number]> = {
    names: [facts.unnamed > 0 ? "open" : ticked("names"), facts.unnamed],
    dob: [open(facts.ageless), facts.ageless],
    flights: [ticked("flights"), 0],
    dietary: [ticked("dietary"), 0],
    all_confirmed: [facts.declined > 0 ? "wrong" : open(facts.unsecured), facts.unsecured],
    all_reconfirmed:
      toReconfirm > 0 || facts.reconfirmLater === 0
        ? [reconfirmed, toReconfirm]
        : ["later", facts.reconfirmLater],
    pickups_complete: [open(facts.unmet), facts.unmet],
    day_headers: [open(facts.untitled), facts.untitled],
    driving_notes: [open(facts.undescribed), facts.undescribed],
    alerts_ack: [open(facts.newAlerts), facts.newAlerts],
    invoice_issued: [facts.isInvoiced ? "done" : "open", 0],
    balance_paid: [facts.isPaid ? "done" : facts.isPaymentDue ? "open" : "later", 0],
    documents_sent: [facts.isPublished ? "done" : "later", 0],
  };
  return FinalisationCheck.options.map((check) => {
    const [state, count] = states[check];
    return { check, state, count };
  });
}

/** The checks that hold a file up. */
export function blockersOf(checks: readonly FinalisationCheckState[]): FinalisationCheck[] {
  return checks.flatMap(({ check, state }) => (state === "open" || state === "wrong" ? [check] : []));
}

type Way = {
  status: FileStatus;
  checks: readonly FinalisationCheckState[];
  isDue: boolean;
  /** It was finalised once. */
  wasFinalised: boolean;
  /** Somebody has ticked something, or asked a supplier. */
  isBegun: boolean;
};

/** Where a file is on its way (domain 3.9). What was finalised and is not any more was opened again, whoever did it. */
export function stageOf({ status, checks, isDue, wasFinalised, isBegun }: Way): FinalisationStage {
  if (status === "Finalised") return "Finalised";
  if (wasFinalised) return "Reopened";
  if (!isDue) return "Not due";
  if (checks.some(({ state }) => state === "wrong")) return "Blocked";
  if (blockersOf(checks).length === 0 && status === "Confirmed") return "Ready";
  return isBegun ? "In progress" : "Due";
}
