import { Lock } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { StatePage } from "#app/components/feedback/state-page.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";

type ForbiddenPageProps = { permission?: string; back: string; inShell?: boolean };

/** The page for a refused permission; it names the permission, so that people know what to ask for. */
export function ForbiddenPage({ permission, back, inShell = false }: ForbiddenPageProps) {
  const { t } = useTranslation("errors");
  return (
    <StatePage
      icon={Lock}
      title={t("forbidden.title")}
      text={permission ? t("forbidden.text") : t("forbidden.textUnnamed")}
      inShell={inShell}
    >
      {permission ? (
        <code className="rounded-sm bg-muted px-2 py-1 font-mono text-sm break-all select-all">
          {permission}
        </code>
      ) : null}
      <Link to={back} className={buttonVariants()}>
        {t("forbidden.back")}
      </Link>
    </StatePage>
  );
}
