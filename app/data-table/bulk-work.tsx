import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { BulkPreviewData } from "#app/data-table/bulk-action.ts";
import { failuresOf } from "#app/data-table/bulk-counts.ts";
import { BulkFields, BulkPreview } from "#app/data-table/bulk-preview.tsx";
import { BulkProgress } from "#app/data-table/bulk-progress.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";
import type { BulkRun } from "#app/data-table/bulk-run.ts";
import { useBulkRun } from "#app/data-table/use-bulk-run.ts";

type BulkWorkProps = {
  preview: BulkPreviewData;
  /** What would happen, as a heading: "Assign to Mia Torres". */
  title: string;
  /** The verb on the button that does it. */
  verb: string;
};

/**
 * A bulk action from its question to its report. With JavaScript it is done piece by piece, shows how far it is
 * and can be stopped; without, the form posts all of it at once and the page reports.
 */
export function BulkWork({ preview, title, verb }: BulkWorkProps) {
  const { affected } = preview.result;
  const { run, start, stop } = useBulkRun(({ pieces, next }) => {
    if (pieces > 0 && next === null) return null;
    return [
      ...preview.fields,
      ["confirmed", "1"],
      ...(next === null ? [] : [["after", next] satisfies [string, string]]),
    ];
  });
  if (run?.state === "ended") return <Ended run={run} />;
  if (run) return <BulkProgress run={run} title={title} onStop={stop} />;
  return (
    <BulkPreview preview={preview} title={title} verb={verb}>
      <Form
        method="post"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          start(affected + failuresOf(preview.result));
        }}
      >
        <BulkFields fields={preview.fields} />
        <Button type="submit" size="sm" variant="primary">
          {verb}
        </Button>
      </Form>
    </BulkPreview>
  );
}

/** What was done, and the way to take all of it back. */
function Ended({ run }: { run: BulkRun }) {
  const { t } = useTranslation("kit");
  const report = useRef<HTMLDivElement>(null);
  const { undo, result } = run;
  const undoing = useBulkRun(({ pieces }) => {
    const id = undo[pieces];
    return id === undefined ? null : [["undo", id]];
  });
  // The button that had the focus is gone.
  useEffect(() => report.current?.focus({ preventScroll: true }), [undoing.run?.state]);
  if (undoing.run && undoing.run.state !== "ended") {
    return <BulkProgress run={undoing.run} title={t("bulk.undo")} onStop={undoing.stop} />;
  }
  const shown = undoing.run ?? run;
  return (
    <div ref={report} tabIndex={-1} className="outline-none">
      <BulkReport result={shown.result} text={undoing.run ? "undone" : "done"} cut={shown.cut}>
        {undo.length > 0 && result.affected > 0 && !undoing.run ? (
          <Button size="sm" onClick={() => undoing.start(result.affected)}>
            {t("bulk.undo")}
          </Button>
        ) : null}
      </BulkReport>
    </div>
  );
}
