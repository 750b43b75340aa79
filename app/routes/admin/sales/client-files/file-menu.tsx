import { ChevronDown, CopyPlus, XCircle } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClasses } from "#app/components/ui/menu.tsx";
import { isLiveBooking } from "#app/domain/file-statuses.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";

type FileMenuProps = { file: Pick<OfficeFile, "uid" | "kind" | "status">; reader: OfficeReader };

/** What is seldom done with a file as a whole; one thing alone stands as a button. */
export function FileMenu({ file, reader }: FileMenuProps) {
  const { t } = useTranslation(["fileAccount", "bookings"]);
  const acts = [
    reader.mayCreate
      ? {
          to: { pathname: href("/admin/client-files/add"), search: `?copy=${file.uid}` },
          icon: CopyPlus,
          text: t("fileAccount:copy"),
        }
      : null,
    reader.mayCancel && isLiveBooking(file)
      ? {
          to: href("/admin/client-files/cancel/:uid", { uid: file.uid }),
          icon: XCircle,
          text: t("bookings:cancel.title"),
        }
      : null,
  ].filter((act) => act !== null);
  const [only, ...more] = acts;
  if (!only) return null;
  if (more.length === 0)
    return (
      <Link to={only.to} className={buttonVariants({ size: "sm", className: "print:hidden" })}>
        <Icon of={only.icon} />
        {only.text}
      </Link>
    );
  return (
    <Menu
      trigger={
        <span className={buttonVariants({ size: "sm", className: "print:hidden" })}>
          {t("bookings:more")}
          <Icon of={ChevronDown} />
        </span>
      }
      panelClassName="phone:start-0 phone:end-auto"
    >
      {acts.map(({ to, icon, text }) => (
        <Link key={text} to={to} className={menuItemClasses}>
          <Icon of={icon} />
          {text}
        </Link>
      ))}
    </Menu>
  );
}
