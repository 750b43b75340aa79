import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeChange } from "#contract/bookings/change.ts";

type ChangesLinkProps = { uid: string; changes: readonly Pick<OfficeChange, "status">[] };

/** The way to a change that an agent asks for, as long as it waits. */
export function ChangesLink({ uid, changes }: ChangesLinkProps) {
  const { t } = useTranslation("changes");
  if (!changes.some(({ status }) => status === "Open")) return null;
  return (
    <Alert tone="warning" title={t("office.waiting")} className="print:hidden">
      <Link
        to={href("/admin/client-files/:uid/changes", { uid })}
        className={buttonVariants({ size: "sm", className: "mt-1" })}
      >
        {t("office.open")}
      </Link>
    </Alert>
  );
}
