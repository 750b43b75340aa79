import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { entriesOf, fingerprint } from "#app/forms/form-draft.ts";
import { useLocale } from "#app/components/use-locale.ts";
import type { FormResult } from "#app/forms/use-app-form.ts";
import type { Opened } from "#app/records/record-answer.ts";
import { openedIn, typedEntries, type FormValues } from "#app/records/record-values.ts";
import { draftFormats, type DetailIntent } from "#app/routes/agent/quick-quote/customise/draft-content.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type Filled = {
  /** Fixed on the page, as the form's own. */
  id: string;
  intent: DetailIntent;
  /** What the fields are filled with. */
  content: FormValues;
  /** What was answered to this form. */
  answered: FormResult;
};

/**
 * The version of the quote that the fields of one of the page's forms were filled from. All that is done on the page
 * counts the quote up; what somebody else saved meanwhile in the same fields is shown where nobody has typed. Where
 * somebody has, the form stays with the version that was read, so that sending it overwrites nothing unseen.
 */
export function useReadVersion(
  { lock_version: current }: QuoteDraft,
  { id, intent, content, answered }: Filled,
): Opened {
  const locale = useLocale();
  const told = JSON.stringify(content);
  const [read, setRead] = useState({ told, version: current });
  const start = useRef("");
  const isSending = useNavigation().formData?.get("intent") === intent;
  const wasSent = useRef(false);

  useEffect(() => {
    start.current = printOf(id);
  }, [id, read]);

  useEffect(() => {
    if (told === read.told) return;
    const isTyped = printOf(id) !== start.current;
    if (isTyped && !wasSent.current) return;
    if (!isTyped) formOf(id)?.reset();
    setRead({ told, version: current });
  }, [id, told, read, current]);

  // After the above: what changed with the answer to this form's own sending is known to who sent it.
  useEffect(() => {
    wasSent.current = isSending;
  }, [isSending]);

  const version = told === read.told ? current : read.version;
  // Choices between two that were refused go on from what both had seen.
  const { lock_version: sent, opened = "" } = answered?.initialValue ?? {};
  if (Number(sent) > version)
    return { version: Number(sent), before: openedIn(typeof opened === "string" ? opened : "") };
  const before = typedEntries(JSON.parse(read.told) as FormValues, draftFormats[intent], locale);
  return { version, before };
}

function formOf(id: string): HTMLFormElement | null {
  return document.forms.namedItem(id);
}

function printOf(id: string): string {
  const form = formOf(id);
  return form ? fingerprint(entriesOf(form)) : "";
}
