import type { ComponentProps, ReactNode } from "react";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import type { FieldWords } from "#app/records/field-words.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";

type EditRecordProps = Pick<
  ComponentProps<typeof RecordPage>,
  "title" | "partOf" | "badges" | "tabs" | "actions"
> & {
  record: { lock_version: number };
  /** What the action answered. */
  answer: RecordAnswer | undefined;
  words: FieldWords;
  /** IANA zone of the reader's office, in which the times of a conflict are said. */
  timeZone: string;
  /** The question before the record is removed; without it there is no button for that. */
  removal?: Pick<ComponentProps<typeof RemoveDialog>, "question" | "consequence" | "blocked">;
  /** The form; a conflict takes its place. */
  children: ReactNode;
};

/** The page on which a record is changed: its form, or the choices between what two people typed. */
export function EditRecord(props: EditRecordProps) {
  const { record, answer, words, timeZone, removal, actions, children, ...page } = props;
  const remove = removal ? <RemoveDialog {...removal} version={record.lock_version} /> : null;
  return (
    <RecordPage
      {...page}
      answer={answer}
      actions={
        actions || remove ? (
          <>
            {actions}
            {remove}
          </>
        ) : null
      }
    >
      {answer?.conflict ? (
        <ConflictScreen conflict={answer.conflict} words={words} timeZone={timeZone} />
      ) : (
        children
      )}
    </RecordPage>
  );
}
