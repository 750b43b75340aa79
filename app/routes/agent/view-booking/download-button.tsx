import { Download } from "lucide";
import { useState, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { fetchDownload } from "#app/services/http/fetch-download.ts";

/** A plain link to a document; with JavaScript it says that the document is being prepared, until it is there. */
export function DownloadButton({ to, children }: { to: string; children?: ReactNode }) {
  const { t } = useTranslation("clientFiles");
  const [preparing, setPreparing] = useState(false);

  const start = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (preparing) return;
    setPreparing(true);
    fetchDownload(to)
      // The page of the address itself tells best what is wrong.
      .catch(() => window.location.assign(to))
      .finally(() => setPreparing(false));
  };

  return (
    <a href={to} onClick={start} className={buttonVariants({ size: "sm" })}>
      <Icon of={Download} className={preparing ? "animate-pulse" : undefined} />
      <span aria-live="polite">
        {preparing ? t("itinerary.preparing") : (children ?? t("itinerary.download"))}
      </span>
    </a>
  );
}
