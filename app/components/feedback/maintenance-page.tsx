import { RotateCcw, Wrench } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

type MaintenancePageProps = { retrySeconds?: number; inShell?: boolean };

/** The page while a new version is put in place; it asks again by itself, also without JavaScript. */
export function MaintenancePage({ retrySeconds = 30, inShell = false }: MaintenancePageProps) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <StatePage icon={Wrench} title={t("maintenance.title")} text={t("maintenance.text")} inShell={inShell}>
      <meta httpEquiv="refresh" content={String(Math.max(5, retrySeconds))} />
      <a href={pathname + search} className={buttonVariants()}>
        <Icon of={RotateCcw} />
        {t("maintenance.retry")}
      </a>
    </StatePage>
  );
}
