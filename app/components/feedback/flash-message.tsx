import { X } from "lucide";
import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert, type AlertTone } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

export type Flash = {
  /** Differs for each message, so that the same words twice are heard twice. */
  id: string;
  tone: AlertTone;
  text: string;
};

/**
 * The word after an action, at the top of the next page. The region is always there, so that what appears in it is
 * read aloud. Where it can be closed, and where the page opens further down, it stays in sight, also for those who acted
 * far down a page; it goes with the next page.
 */
export function FlashMessage({ flash }: { flash: Flash | null }) {
  const { t } = useTranslation("kit");
  const hydrated = useHydrated();
  const [closed, setClosed] = useState<string | null>(null);
  const shown = flash && flash.id !== closed ? flash : null;
  return (
    <div
      role="status"
      aria-live="polite"
      data-slot="flash"
      className={cn(
        "top-16 z-20 print:hidden",
        hydrated ? "sticky" : "noscript:[:root:has(:target)_&]:sticky",
      )}
    >
      {shown ? (
        <Alert key={shown.id} tone={shown.tone} className="mb-5">
          <div className="flex items-start justify-between gap-4">
            <p>{shown.text}</p>
            {hydrated ? (
              <Button
                variant="ghost"
                size="icon-sm"
                className="-me-2 -mt-1 hover:bg-foreground/10"
                aria-label={t("notice.dismiss")}
                onClick={() => setClosed(shown.id)}
              >
                <Icon of={X} />
              </Button>
            ) : null}
          </div>
        </Alert>
      ) : null}
    </div>
  );
}
