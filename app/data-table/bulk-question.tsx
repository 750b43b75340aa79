import type { ReactNode } from "react";
import { Alert } from "#app/components/ui/alert.tsx";
import type { BulkAnswer, BulkProblem } from "#app/data-table/bulk-action.ts";
import type { BulkVerb } from "#app/data-table/bulk-form.tsx";
import { BulkPreview } from "#app/data-table/bulk-preview.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** A verb that is asked about before it is done. */
export type AskedVerb = BulkVerb & {
  /** What would happen, as a heading: "Delete labels". */
  title: string;
};

type BulkQuestionProps = {
  verbs: readonly AskedVerb[];
  /** What the action of the page answered. */
  answer: BulkAnswer | undefined;
};

/** What a bulk action would do, to be confirmed, what it did, or what it lacks; nothing unless one was chosen. */
export function BulkQuestion({ verbs, answer }: BulkQuestionProps) {
  const asked = verbs.find(({ name }) => answer?.preview?.action === name);
  if (answer?.problem) return <BulkRefused problem={answer.problem} />;
  if (answer?.report) {
    return <BulkReport result={answer.report} text={removes(answer.report.action) ? "deleted" : "done"} />;
  }
  if (!asked || !answer?.preview) return null;
  return (
    <BulkPreview
      preview={answer.preview}
      title={asked.title}
      verb={asked.label}
      text={removes(asked.name) ? "deletion" : "preview"}
      destructive={asked.destructive ?? false}
    />
  );
}

/** The verb that every resource has under this name; what it does is not taken back. */
function removes(verb: string): boolean {
  return verb === "delete";
}

/** Why a bulk form was not even asked about. */
export function BulkRefused({ problem }: { problem: BulkProblem }) {
  const { t } = useTranslation("kit");
  return <BulkLack>{t(problem === "unreadable" ? "bulk.unreadable" : "bulk.nothingSelected")}</BulkLack>;
}

/** What somebody has to choose before a bulk action can be asked about. */
export function BulkLack({ children }: { children: ReactNode }) {
  return (
    <Alert tone="warning" role="alert" className="mb-4">
      <p>{children}</p>
    </Alert>
  );
}
