import { CloudOff, RotateCcw } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { ErrorId } from "#app/components/feedback/error-id.tsx";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

type OutagePageProps = { errorId?: string | undefined; inShell?: boolean };

const askAgainSeconds = 15;

/** The page while our data is out of reach; it asks again by itself, also without JavaScript. */
export function OutagePage({ errorId, inShell = false }: OutagePageProps) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <StatePage icon={CloudOff} title={t("outage.title")} text={t("outage.text")} inShell={inShell}>
      <meta httpEquiv="refresh" content={String(askAgainSeconds)} />
      <Button asChild variant="primary">
        <a href={pathname + search}>
          <Icon of={RotateCcw} />
          {t("problem.retry")}
        </a>
      </Button>
      {errorId ? <ErrorId id={errorId} /> : null}
    </StatePage>
  );
}
