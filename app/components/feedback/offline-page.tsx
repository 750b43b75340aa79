import { CloudOff, RotateCcw } from "lucide";
import { useCallback, useEffect } from "react";
import { useRevalidator } from "react-router";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { isReachable } from "#app/lib/version-poll.ts";

/**
 * The page when the browser reached nobody. It asks again within the page, since a new document could not be fetched
 * either, and by itself once the browser says that it is connected.
 */
export function OfflinePage({ inShell = false }: { inShell?: boolean }) {
  const { t } = useTranslation("shell");
  const { revalidate, state } = useRevalidator();
  const askAgain = useCallback(async () => {
    // What stands around this page would be lost if it were read anew in vain.
    if (await isReachable()) await revalidate();
  }, [revalidate]);
  useEffect(() => {
    const onOnline = () => void askAgain();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [askAgain]);
  return (
    <StatePage icon={CloudOff} title={t("offline.title")} text={t("offline.text")} inShell={inShell}>
      <Button variant="primary" pending={state === "loading"} onClick={() => void askAgain()}>
        <Icon of={RotateCcw} />
        {t("problem.retry")}
      </Button>
    </StatePage>
  );
}
