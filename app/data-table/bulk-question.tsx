import type { BulkAnswer } from "#app/data-table/bulk-action.ts";
import type { BulkVerb } from "#app/data-table/bulk-form.tsx";
import { BulkPreview } from "#app/data-table/bulk-preview.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";

/** A verb that is asked about before it is done. */
export type AskedVerb = BulkVerb & {
  /** What would happen, as a heading: "Delete labels". */
  title: string;
};

type BulkQuestionProps = {
  verbs: readonly AskedVerb[];
  /** What the action of the page answered. */
  answer: BulkAnswer | null | undefined;
};

/** What a bulk action would do, to be confirmed, or what it did; nothing unless one was chosen. */
export function BulkQuestion({ verbs, answer }: BulkQuestionProps) {
  const asked = verbs.find(({ name }) => answer?.preview?.action === name);
  if (answer?.report) return <BulkReport result={answer.report} />;
  if (!asked || !answer?.preview) return null;
  return (
    <BulkPreview
      preview={answer.preview}
      title={asked.title}
      verb={asked.label}
      destructive={asked.destructive ?? false}
    />
  );
}
