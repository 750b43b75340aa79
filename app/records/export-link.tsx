import { Download } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** The list as a CSV download, with the filters it has now. A plain link: the browser saves what comes. */
export function ExportLink({ to }: { to: string }) {
  const { t } = useTranslation("kit");
  const { search } = useLocation();
  return (
    <a href={to + search} download className={buttonVariants()}>
      <Icon of={Download} />
      {t("export.csv")}
    </a>
  );
}
