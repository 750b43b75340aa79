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
import type { ApiProblem } from "#app/services/http/problems.server.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type Sent = { formData: FormData; form: DetailIntent; context: Readonly<RouterContextProvider> };

/** The answer where somebody else has saved the same fields meanwhile: both, to choose from. */
export function conflictAnswer(problem: ApiProblem, { formData, form, context }: Sent) {
  // The API's own quote, as the contract of its calls has it; the form reads a few of its fields.
  const current = problem.current as QuoteDraft;
  const conflict = {
    version: current.lock_version,
    before: openedIn(formText(formData, "opened")),
    mine: entriesIn(formData),
    theirs: typedEntries(draftContent[form](current), draftFormats[form], context.get(localeContext)),
    by: null,
  };
  return data<DraftConflict>({ form, conflict }, { status: 409 });
}
