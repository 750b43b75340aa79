import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";

/** The id of a failed request, as it stands in the log, to copy and name to us. */
export function ErrorId({ id }: { id: string }) {
  const { t } = useTranslation("shell");
  return (
    <p className="flex items-center gap-2 text-xs text-muted-foreground">
      <span>{t("problem.errorId")}</span>
      <code className="rounded-sm bg-muted px-1.5 py-0.5 font-mono break-all text-foreground select-all">
        {id}
      </code>
      <CopyButton text={id} label={t("problem.copy")} done={t("problem.copied")} />
    </p>
  );
}
