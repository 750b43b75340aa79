import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { numberFormatter } from "#contract/formatters.ts";
import { failuresOf } from "#app/data-table/bulk-counts.ts";
import type { BulkResult } from "#contract/bulk.ts";

const texts = { done: "bulk.done", deleted: "bulk.deleted", undone: "bulk.undoneCount" } as const;

type BulkReportProps = {
  result: BulkResult;
  /** "Changed", "deleted", or what was changed is taken back. */
  text?: keyof typeof texts;
  /** It ended before all was done: on demand, or because the rest failed. */
  cut?: "stopped" | "failed" | null;
  /** "Undo", where it can be undone. */
  children?: ReactNode;
};

/** What a bulk action did: how many records it changed, and which not, by name and reason. */
export function BulkReport({ result, text = "done", cut = null, children }: BulkReportProps) {
  const { t, i18n } = useTranslation("kit");
  const { affected } = result;
  const complete = failuresOf(result) === 0 && cut === null;
  const formatted = numberFormatter(i18n.language).format(affected);
  return (
    <Alert tone={complete ? "success" : "warning"} className="mb-4" data-slot="bulk-report">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="space-y-2">
          <BulkSum result={result} unchanged={result.unchanged ?? 0}>
            {affected === 0
              ? t(text === "deleted" ? "bulk.deletedNone" : "bulk.doneNone")
              : t(texts[text], { count: affected, formatted })}{" "}
            {cut ? t(cut === "stopped" ? "bulk.stopped" : "bulk.failedRest") : null}
          </BulkSum>
          <BulkFailures result={result} />
        </div>
        {children}
      </div>
    </Alert>
  );
}

type BulkSumProps = {
  result: BulkResult;
  unchanged: number;
  /** What happens to those that change. */
  children: ReactNode;
};

/** What becomes of all records that were meant, in numbers that add up: changed, as wished already, refused. */
export function BulkSum({ result, unchanged, children }: BulkSumProps) {
  const { t, i18n } = useTranslation("kit");
  const number = numberFormatter(i18n.language);
  const meant = result.affected + unchanged + failuresOf(result);
  return (
    <p role="status">
      {meant > result.affected ? t("bulk.meant", { count: meant, formatted: number.format(meant) }) : null}{" "}
      {children}{" "}
      {unchanged > 0 ? t("bulk.unchanged", { count: unchanged, formatted: number.format(unchanged) }) : null}
    </p>
  );
}

/** The records that stay as they are, with the reason of each; nothing when there are none. */
export function BulkFailures({ result }: { result: BulkResult }) {
  const { t, i18n } = useTranslation("kit");
  const count = failuresOf(result);
  if (count === 0) return null;
  const { failed } = result;
  const number = numberFormatter(i18n.language);
  return (
    <div>
      <p className="font-medium">{t("bulk.failed", { count, formatted: number.format(count) })}</p>
      <ul className="mt-1 max-h-48 space-y-0.5 overflow-y-auto text-sm">
        {failed.map(({ uid, name, reason }) => (
          <li key={uid}>
            <span className="font-medium">{name}</span>
            <span className="text-muted-foreground"> · {reason}</span>
          </li>
        ))}
      </ul>
      {count > failed.length ? (
        <p className="text-xs text-muted-foreground">
          {t("bulk.failedMore", {
            count: count - failed.length,
            formatted: number.format(count - failed.length),
          })}
        </p>
      ) : null}
    </div>
  );
}
