import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { entriesOf, fingerprint } from "#app/forms/form-draft.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type Filled = {
  /** Fixed on the page, as the form's own. */
  id: string;
  intent: string;
  /** What the fields are filled with. */
  content: object;
};

/**
 * The version of the quote that the fields of one of the page's forms were filled from. All that is done on the page
 * counts the quote up; what somebody else saved meanwhile in the same fields is shown where nobody has typed. Where
 * somebody has, the form stays with the version that was read, so that sending it overwrites nothing unseen.
 */
export function useReadVersion({ lock_version: current }: QuoteDraft, { id, intent, content }: Filled) {
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

  return told === read.told ? current : read.version;
}

function formOf(id: string): HTMLFormElement | null {
  return document.forms.namedItem(id);
}

function printOf(id: string): string {
  const form = formOf(id);
  return form ? fingerprint(entriesOf(form)) : "";
}
