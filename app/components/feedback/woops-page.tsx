import { ArrowLeft } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { SadFace } from "#app/components/feedback/sad-face.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { WayBack } from "#app/domain/way-back.ts";
import { cn } from "#app/lib/cn.ts";

/** The page for unknown paths: dark in every theme, alone or inside a shell. */
export function WoopsPage({ back, inShell = false }: { back: WayBack; inShell?: boolean }) {
  const { t } = useTranslation("shell");
  const Frame = inShell ? "div" : "main";
  return (
    <Frame
      data-theme="dark"
      data-slot="woops"
      className={cn(
        "flex flex-col items-center justify-center gap-5 bg-night px-6 py-16 text-center text-night-foreground",
        inShell ? "min-h-[calc(100dvh-7rem)] rounded-md" : "min-h-dvh",
      )}
    >
      <SadFace className="size-28" />
      <h1 className="text-2xl">{t("woops.title")}</h1>
      <p className="max-w-[40ch] text-base text-pretty text-night-muted">{t("woops.text")}</p>
      {/* Alone it leads to a sign-in, which is a document of its own: Firefox and WebKit break the load of its code off
          when the document is asked for, whereupon the framework loads this page again. */}
      <Link
        to={back.to}
        reloadDocument={!inShell}
        className="mt-2 inline-flex min-h-12 items-center gap-2 rounded-md border border-night-muted/50 px-5 py-2 text-base font-medium hover:border-night-foreground focus-visible:outline-night-foreground"
      >
        <Icon of={ArrowLeft} className="size-4" />
        {t(`woops.${back.words}`)}
      </Link>
    </Frame>
  );
}
