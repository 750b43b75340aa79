import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** That a change of a booking waits for its answer, and the way to it. */
export function WaitingChange({ title, to }: { title: string; to: string }) {
  const { t } = useTranslation("changes");
  return (
    <Alert tone="warning" title={title} className="print:hidden">
      <Link to={to} className={buttonVariants({ size: "sm", className: "mt-1" })}>
        {t("look")}
      </Link>
    </Alert>
  );
}
