import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BulkVerb } from "#app/data-table/bulk-form.tsx";
import { BulkPreview } from "#app/data-table/bulk-preview.tsx";
import { BulkReport } from "#app/data-table/bulk-report.tsx";

const verbs = ["publish", "retire", "delete"] as const;

/** The verbs that somebody with these rights may use on many packages. */
export function useBulkVerbs({ edit, publish }: { edit: boolean; publish: boolean }): BulkVerb[] {
  const { t } = useTranslation("packageEditor");
  return verbs
    .filter((name) => edit && (publish || name === "delete"))
    .map((name) => ({ name, label: t(`bulk.${name}`), destructive: name === "delete" }));
}

type Answer = {
  preview?: ComponentProps<typeof BulkPreview>["preview"];
  report?: ComponentProps<typeof BulkReport>["result"];
};

/** What a bulk action would do, to be confirmed, or what it did. */
export function BulkAnswer({ answer }: { answer: Answer | null | undefined }) {
  const { t } = useTranslation("packageEditor");
  const asked = verbs.find((verb) => answer?.preview?.action === verb);
  if (answer?.report) return <BulkReport result={answer.report} />;
  if (!asked || !answer?.preview) return null;
  return (
    <BulkPreview
      preview={answer.preview}
      title={t(`bulkTitle.${asked}`)}
      verb={t(`bulk.${asked}`)}
      destructive={asked === "delete"}
    />
  );
}
