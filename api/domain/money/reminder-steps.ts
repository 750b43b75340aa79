import { addDays } from "#api/domain/today.ts";

/** When an agency is reminded of an invoice: days after its due day, negative before it. */
export const reminderSteps = [-7, 0, 7, 14] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** A reminder that was missed is sent for so many days after its own; later nobody expects it any more. */
export const reminderStands = 6;

type Of = { issuedOn: string; dueOn: string };

/**
 * The reminder that is due on a day: the latest whose own day has come, so that whoever was not reminded for a while gets
 * one and not all of them. None on the day of issue or before it, when the invoice itself has just gone out.
 */
export function reminderDue({ issuedOn, dueOn }: Of, today: string): ReminderStep | null {
  const step = reminderSteps.findLast((each) => addDays(dueOn, each) <= today);
  if (step === undefined) return null;
  const day = addDays(dueOn, step);
  return day > issuedOn && addDays(day, reminderStands) >= today ? step : null;
}
