import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeChange } from "#contract/bookings/change.ts";

type ChangesLinkProps = { uid: string; changes: readonly Pick<OfficeChange, "status">[] };

/** The way to the changes that an agent asked for: in sight while one waits, quiet afterwards. */
export function ChangesLink({ uid, changes }: ChangesLinkProps) {
  const { t } = useTranslation("changes");
  if (changes.length === 0) return null;
  const to = href("/admin/client-files/:uid/changes", { uid });
  if (changes.some(({ status }) => status === "Open")) {
    return (
      <Alert tone="warning" title={t("office.waiting")} className="print:hidden">
        <Link to={to} className={buttonVariants({ size: "sm", className: "mt-1" })}>
          {t("office.open")}
        </Link>
      </Alert>
    );
  }
  return (
    <p className="print:hidden">
      <Link to={to} className="text-muted-foreground underline underline-offset-2 hover:text-foreground">
        {t("office.past", { count: changes.length })}
      </Link>
    </p>
  );
}
