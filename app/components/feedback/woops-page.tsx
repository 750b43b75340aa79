import { ArrowLeft } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { SadFace } from "#app/components/feedback/sad-face.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";

/** The page for unknown paths: dark in every theme, alone or inside a shell. `home` is the way back. */
export function WoopsPage({ home = "/", inShell = false }: { home?: string; inShell?: boolean }) {
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
      <Link
        to={home}
        className="mt-2 inline-flex h-11 items-center gap-2 rounded-md border border-night-muted/50 px-5 font-medium hover:border-night-foreground focus-visible:outline-night-foreground"
      >
        <Icon of={ArrowLeft} className="size-4" />
        {t("woops.back")}
      </Link>
    </Frame>
  );
}
