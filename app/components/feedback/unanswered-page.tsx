import { CloudOff } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ErrorId } from "#app/components/feedback/error-id.tsx";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";

type UnansweredPageProps = {
  /** Method and path of the call that the connected system does not know. */
  call: string;
  errorId?: string | undefined;
  inShell?: boolean;
};

/** The page whose data the connected system does not offer yet, with the call to name to whoever provides it. */
export function UnansweredPage({ call, errorId, inShell = false }: UnansweredPageProps) {
  const { t } = useTranslation(["errors", "shell"]);
  return (
    <StatePage icon={CloudOff} title={t("notOffered.title")} text={t("notOffered.text")} inShell={inShell}>
      <p className="flex flex-wrap items-center justify-center gap-2 text-xs text-muted-foreground">
        <span>{t("notOffered.call")}</span>
        <code
          lang="en"
          className="rounded-sm bg-muted px-1.5 py-0.5 font-mono break-all text-foreground select-all"
        >
          {call}
        </code>
        <CopyButton text={call} label={t("shell:problem.copy")} done={t("shell:problem.copied")} />
      </p>
      {errorId ? <ErrorId id={errorId} /> : null}
    </StatePage>
  );
}
