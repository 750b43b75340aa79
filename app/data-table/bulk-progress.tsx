import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { doneOf, type BulkRun } from "#app/data-table/bulk-run.ts";
import { numberFormatter } from "#contract/formatters.ts";

type BulkProgressProps = { run: BulkRun; title: string; onStop: () => void };

/** How far a bulk action is, and the button that ends it after the piece under way. */
export function BulkProgress({ run, title, onStop }: BulkProgressProps) {
  const { t, i18n } = useTranslation("kit");
  const stop = useRef<HTMLButtonElement>(null);
  const number = numberFormatter(i18n.language);
  const done = doneOf(run);
  const stopping = run.state === "stopping";
  // The button that was pressed is gone.
  useEffect(() => stop.current?.focus({ preventScroll: true }), []);
  return (
    <section
      aria-labelledby="bulk-progress"
      data-slot="bulk-progress"
      className="mb-4 space-y-3 rounded-md border border-border bg-card p-4"
    >
      <h2 id="bulk-progress" className="text-base font-semibold">
        {title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <progress
          max={run.total}
          value={done}
          aria-labelledby="bulk-progress"
          aria-describedby="bulk-progress-count"
          className={
            "h-2 min-w-40 grow appearance-none overflow-hidden rounded-full bg-muted [&::-moz-progress-bar]:bg-primary " +
            "[&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary"
          }
        />
        <p id="bulk-progress-count" className="text-sm tabular-nums">
          {t("bulk.progress", { done: number.format(done), total: number.format(run.total) })}
        </p>
        {/* Stays pressable, so that the focus does not fall off the page. */}
        <Button ref={stop} size="sm" onClick={onStop} pending={stopping}>
          {t("bulk.stop")}
        </Button>
      </div>
    </section>
  );
}
