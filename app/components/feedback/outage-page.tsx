import { CloudOff, RotateCcw } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { ErrorId } from "#app/components/feedback/error-id.tsx";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { UnsentForm } from "#app/lib/problem-data.ts";

type OutagePageProps = { errorId?: string | undefined; unsent?: UnsentForm | undefined; inShell?: boolean };

const askAgainSeconds = 15;

/**
 * The page while our data is out of reach; it asks again by itself, also without JavaScript. Where a form was sent, it
 * holds what was typed instead, to be sent again.
 */
export function OutagePage({ errorId, unsent, inShell = false }: OutagePageProps) {
  const { t } = useTranslation(["errors", "shell"]);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <StatePage
      icon={CloudOff}
      title={t(unsent ? "unsentForm.title" : "outagePage.title")}
      text={t(unsent ? "unsentForm.text" : "outagePage.text")}
      inShell={inShell}
    >
      {unsent ? <SendAgain form={unsent} to={here} /> : <AskAgain to={here} />}
      {errorId ? <ErrorId id={errorId} /> : null}
    </StatePage>
  );
}

function AskAgain({ to }: { to: string }) {
  const { t } = useTranslation(["errors", "shell"]);
  return (
    <>
      <meta httpEquiv="refresh" content={String(askAgainSeconds)} />
      <a href={to} className={buttonVariants({ variant: "primary" })}>
        <Icon of={RotateCcw} />
        {t("shell:problem.retry")}
      </a>
    </>
  );
}

function SendAgain({ form, to }: { form: UnsentForm; to: string }) {
  const { t } = useTranslation(["errors", "shell"]);
  return (
    <form method="post" action={to}>
      {form.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary">
        <Icon of={RotateCcw} />
        {t("unsentForm.send")}
      </Button>
    </form>
  );
}
