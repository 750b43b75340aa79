import type { FormResult } from "#app/forms/use-app-form.ts";
import type { Conflict } from "#app/records/record-answer.ts";
import type { DetailIntent } from "#app/routes/agent/quick-quote/customise/draft-content.ts";

/** Two people changed what one form of the page holds. */
export type DraftConflict = { form: DetailIntent; conflict: Conflict };

/** What the action of the page answers when it does not lead elsewhere. */
export type DraftAnswer = FormResult | DraftConflict;

/** The conflict of that form, if the answer is one. */
export function conflictFor(form: DetailIntent, answer: DraftAnswer): Conflict | undefined {
  return answer && "conflict" in answer && answer.form === form ? answer.conflict : undefined;
}

/** The answer as the forms of the page read it. */
export function formResult(answer: DraftAnswer): FormResult {
  return answer && "conflict" in answer ? undefined : answer;
}
