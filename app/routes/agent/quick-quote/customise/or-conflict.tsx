import type { ReactNode } from "react";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import type { FieldWords } from "#app/records/field-words.ts";
import type { Entries } from "#app/records/record-values.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { Opened } from "#app/records/record-answer.ts";
import { conflictFor, type DraftAnswer } from "#app/routes/agent/quick-quote/customise/draft-conflict.ts";
import type { DetailIntent } from "#app/routes/agent/quick-quote/customise/draft-content.ts";

/** What a form of details sends besides its fields: which it is, and what they began with. */
export function DetailKey({ opened, intent }: { opened: Opened; intent: DetailIntent }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <OpenedFields opened={opened} />
    </>
  );
}

type OrConflictProps = {
  form: DetailIntent;
  answer: DraftAnswer;
  words: FieldWords;
  children: ReactNode;
};

/** A form, or the choices where somebody else has saved its fields meanwhile. */
export function OrConflict({ form, answer, words, children }: OrConflictProps) {
  const conflict = conflictFor(form, answer);
  // Nobody is named, so no time is said.
  return conflict ? (
    <ConflictScreen
      conflict={conflict}
      words={words}
      timeZone="UTC"
      form={form}
      byInput={travellersOf(conflict.mine) === travellersOf(conflict.theirs)}
    />
  ) : (
    children
  );
}

/** Who travels, by their numbers: other people stand under the same names only if these are the same. */
function travellersOf(entries: Entries): string {
  return entries.flatMap(([name, value]) => (name.endsWith(".seq") ? value : [])).join(" ");
}
