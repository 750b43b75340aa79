import type { MonthState } from "#contract/catalogue/rate-analysis/month-states.ts";

/** The sign of a state beside its colour; a month without a rate shows its nights instead. */
export const stateSigns: Record<MonthState, string> = {
  missing: "31",
  estimate: "≈",
  provisional: "~",
  confirmed: "✓",
  closed: "–",
};

/** By how much a cost has changed, in steps that have a colour of their own. */
export type ChangeStep = "up" | "little" | "down" | "none";

/** More than this, in basis points, is a rise that somebody should look at. */
const notable = 500;

/** The step of a change in basis points. */
export function stepOf(change: number | null | undefined): ChangeStep {
  if (change === null || change === undefined) return "none";
  if (change > notable) return "up";
  return change > 0 ? "little" : "down";
}
