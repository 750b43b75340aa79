import { RotateCcw, TriangleAlert } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { ErrorId } from "#app/components/feedback/error-id.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

type ProblemPageProps = {
  /** Id of the request, as it stands in the log. */
  errorId?: string;
  /** Words of the API, if it had any that help. */
  message?: string;
  inShell?: boolean;
};

/** The page for failures that are not the reader's: try again, and an id to name to us. */
export function ProblemPage({ errorId, message, inShell = false }: ProblemPageProps) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <StatePage
      icon={TriangleAlert}
      title={t("problem.title")}
      text={message ?? `${t("problem.text")} ${errorId ? t("problem.tellId") : ""}`}
      inShell={inShell}
    >
      <a href={pathname + search} className={buttonVariants({ variant: "primary" })}>
        <Icon of={RotateCcw} />
        {t("problem.retry")}
      </a>
      {errorId ? <ErrorId id={errorId} /> : null}
    </StatePage>
  );
}
