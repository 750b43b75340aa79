import type { CancelRung } from "./cancellation.ts";
import {
  cancelValueOf,
  type CancelCharge,
  type CancelTimeUnit,
} from "#contract/catalogue/cancel-terms/cancel-words.ts";

/** A step as people write it; one of the three values is there, as its charge says. */
export type WrittenStep = {
  before: number;
  unit: CancelTimeUnit;
  charge: CancelCharge;
  share_bps?: number | null | undefined;
  units?: number | null | undefined;
  amount_cents?: number | null | undefined;
};

/** What stands against a step, and at which of its fields. */
export type StepProblem = {
  step: number;
  field: "before" | "share_bps" | "units" | "amount_cents";
  problem: "twice" | "missing" | "other" | "cheaper";
};

const hoursPerDay = 24;
/** Fewer hours are said as such: "48 hours". */
const fewHours = 72;

/** The hours before the service from which the step counts. */
export function hoursBefore({ before, unit }: Pick<WrittenStep, "before" | "unit">): number {
  return unit === "days" ? before * hoursPerDay : before;
}

/** How many hours are said: whole days from three on, hours below. */
export function timeBefore(hours: number): { before: number; unit: CancelTimeUnit } {
  const inDays = hours >= fewHours && hours % hoursPerDay === 0;
  return inDays ? { before: hours / hoursPerDay, unit: "days" } : { before: hours, unit: "hours" };
}

/** The rung that a step without problems means. */
export function rungOf(step: WrittenStep): CancelRung {
  const value = step[cancelValueOf(step.charge)];
  if (typeof value !== "number") throw new Error("A step without its value was not refused");
  return { hours_before: hoursBefore(step), charge: step.charge, value };
}

/** A rung as people write it. */
export function stepOf({ hours_before: hours, charge, value }: CancelRung) {
  const kept = cancelValueOf(charge);
  const only = (field: typeof kept) => (field === kept ? value : null);
  return {
    ...timeBefore(hours),
    charge,
    share_bps: only("share_bps"),
    units: only("units"),
    amount_cents: only("amount_cents"),
  };
}

/**
 * Steps that begin at the same moment, that lack their value or have another one, and that take less than an earlier one
 * of the same kind although the service is nearer.
 */
export function stepProblems(steps: readonly WrittenStep[]): StepProblem[] {
  return steps.flatMap((step, index): StepProblem[] => {
    const own = cancelValueOf(step.charge);
    const others = (["share_bps", "units", "amount_cents"] as const).filter((field) => field !== own);
    const hours = hoursBefore(step);
    const problems: StepProblem[] = others
      .filter((field) => typeof step[field] === "number")
      .map((field) => ({ step: index, field, problem: "other" }));
    if (typeof step[own] !== "number") problems.push({ step: index, field: own, problem: "missing" });
    if (steps.findIndex((other) => hoursBefore(other) === hours) !== index) {
      problems.push({ step: index, field: "before", problem: "twice" });
    }
    const farther = steps.filter(
      ({ charge, ...when }) => charge === step.charge && hoursBefore(when) > hours,
    );
    if (farther.some((other) => (other[own] ?? 0) > (step[own] ?? Infinity))) {
      problems.push({ step: index, field: own, problem: "cheaper" });
    }
    return problems;
  });
}

/** From the earliest step to the last before the service. */
export function inOrder<Step extends Pick<WrittenStep, "before" | "unit">>(steps: readonly Step[]): Step[] {
  return steps.toSorted((one, other) => hoursBefore(other) - hoursBefore(one));
}
