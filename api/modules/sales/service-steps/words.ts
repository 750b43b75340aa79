import type { StepHindrance } from "#api/domain/files/service-steps.ts";
import type { ApiTexts } from "#api/texts/en.ts";

/** The weightiest first: what is said of a service that more than one thing stands in the way of. */
const words: readonly (readonly [StepHindrance, keyof ApiTexts])[] = [
  ["nothing_to_do", "stepNothingToDo"],
  ["not_a_booking", "stepNotABooking"],
  ["file_closed", "stepTripOver"],
  ["not_from_here", "stepNotFromHere"],
  ["file_ended", "stepFileEnded"],
  ["on_tour", "stepOnTour"],
  ["date_past", "stepDatePast"],
  ["not_theirs", "stepForManagers"],
  ["answer_not_overdue", "stepNotOverdue"],
  ["supplier_unreachable", "stepUnreachable"],
  ["price_open", "stepPriceOpen"],
  ["no_stock", "stepNoStock"],
];

/** Why a step cannot be taken, for people. */
export function whyNot(why: readonly StepHindrance[], texts: ApiTexts): string {
  const [, key] = words.find(([hindrance]) => why.includes(hindrance)) ?? [null, "stepNotFromHere" as const];
  return texts[key];
}
