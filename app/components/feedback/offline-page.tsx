import { CloudOff, RotateCcw } from "lucide";
import { useCallback, useEffect } from "react";
import { useRevalidator } from "react-router";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { isReachable } from "#app/lib/version-poll.ts";

const askAgainMs = 2000;

/**
 * The page when the browser reached nobody. It asks again within the page, since a new document could not be fetched
 * either, and by itself as long as the browser says that it is connected: the first call after that can come too early.
 */
export function OfflinePage({ inShell = false }: { inShell?: boolean }) {
  const { t } = useTranslation("shell");
  const { revalidate, state } = useRevalidator();
  const askAgain = useCallback(async () => {
    // What stands around this page would be lost if it were read anew in vain.
    if (await isReachable()) await revalidate();
  }, [revalidate]);
  useEffect(() => {
    const askWhenConnected = () => {
      if (navigator.onLine) void askAgain();
    };
    window.addEventListener("online", askWhenConnected);
    const timer = setInterval(askWhenConnected, askAgainMs);
    return () => {
      window.removeEventListener("online", askWhenConnected);
      clearInterval(timer);
    };
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
