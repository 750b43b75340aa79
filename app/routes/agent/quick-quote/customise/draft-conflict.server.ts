import { data, type RouterContextProvider } from "react-router";
import { localeContext } from "#app/context.ts";
import { formText } from "#app/lib/form-text.ts";
import type { DraftConflict } from "#app/routes/agent/quick-quote/customise/draft-conflict.ts";
import {
  draftContent,
  draftFormats,
  type DetailIntent,
} from "#app/routes/agent/quick-quote/customise/draft-content.ts";
import { entriesIn, openedIn, typedEntries } from "#app/records/record-values.ts";
import type { Conflict } from "#app/records/record-answer.ts";
import type { ApiProblem } from "#app/services/http/problems.server.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type Sent = { formData: FormData; form: DetailIntent; context: Readonly<RouterContextProvider> };

/** What was sent beside what is saved now, where somebody else has changed the quote since the form was opened. */
export function conflictIn(problem: ApiProblem, { formData, form, context }: Sent): Conflict | null {
  if (problem.kind !== "conflict" || problem.current === undefined) return null;
  // The API's own quote, as the contract of its calls has it; the form reads a few of its fields.
  const current = problem.current as QuoteDraft;
  return {
    version: current.lock_version,
    before: openedIn(formText(formData, "opened")),
    mine: entriesIn(formData),
    theirs: typedEntries(draftContent[form](current), draftFormats[form], context.get(localeContext)),
    by: null,
  };
}

/** Whether the other changed nothing that the form holds: then saving it overwrites nothing unseen. */
export function isElsewhere({ before, theirs }: Conflict): boolean {
  return JSON.stringify(before) === JSON.stringify(theirs);
}

/** Both sides, to choose from. */
export function conflictAnswer(form: DetailIntent, conflict: Conflict) {
  return data<DraftConflict>({ form, conflict }, { status: 409 });
}
