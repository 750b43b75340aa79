import { CalendarCheck, ChevronDown, Copy, XCircle } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClasses } from "#app/components/ui/menu.tsx";
import { isLiveBooking } from "#app/domain/file-statuses.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ConfirmationLink } from "#app/routes/agent/view-booking/confirmation-link.tsx";
import { CustomiseLink } from "#app/routes/agent/view-booking/customise-link.tsx";
import type { FileRights } from "#app/routes/agent/view-booking/load-file.server.ts";
import type { AgentFileHead } from "#contract/sales/client-files/client-file.ts";

type BookingActionsProps = { file: AgentFileHead; may: FileRights };
type HeadProps = BookingActionsProps & { /** Whether the page has its main action here. */ isMain: boolean };

/** The ways on from a file: a quote is customised and requested, a booking changed; what is seldom done is in a menu. */
export function BookingActions({ file, may, isMain }: HeadProps) {
  const isLive = isLiveBooking(file);
  return (
    <div className="flex flex-wrap items-center gap-2 sm:ms-auto print:hidden">
      {may.download ? <ConfirmationLink file={file} /> : null}
      {may.change && isLive ? <ChangeLink file={file} /> : null}
      {may.save && file.kind === "quote" ? <CustomiseLink file={file} /> : null}
      {file.kind === "booking" ? (
        <SeldomDone file={file} may={{ ...may, cancel: may.cancel && isLive }} />
      ) : null}
      {file.kind === "quote" && file.status === "Quote" && may.request ? (
        <RequestLink file={file} isMain={isMain} />
      ) : null}
    </div>
  );
}

function RequestLink({ file: { reference }, isMain }: Pick<HeadProps, "file" | "isMain">) {
  const { t } = useTranslation("bookings");
  return (
    <Link
      to={href("/app/view-booking/:reference/request", { reference })}
      className={buttonVariants({ variant: isMain ? "primary" : "secondary" })}
    >
      <Icon of={CalendarCheck} />
      {t("request.title")}
    </Link>
  );
}

function ChangeLink({ file: { reference } }: Pick<BookingActionsProps, "file">) {
  const { t } = useTranslation("changes");
  return (
    <Link
      to={href("/app/view-booking/:reference/change", { reference })}
      className={buttonVariants({ size: "sm" })}
    >
      {t("title")}
    </Link>
  );
}

function SeldomDone({ file: { reference }, may }: BookingActionsProps) {
  const { t } = useTranslation(["bookings", "quotes"]);
  if (!may.save && !may.cancel) return null;
  return (
    <Menu
      trigger={
        <span className={buttonVariants({ size: "sm" })}>
          {t("more")}
          <Icon of={ChevronDown} />
        </span>
      }
      panelClassName="phone:start-0 phone:end-auto"
    >
      {may.save ? (
        <Link to={href("/app/quick-quote/copy/:reference", { reference })} className={menuItemClasses}>
          <Icon of={Copy} />
          {t("quotes:copy.open")}
        </Link>
      ) : null}
      {may.cancel ? (
        <Link to={href("/app/view-booking/:reference/cancel", { reference })} className={menuItemClasses}>
          <Icon of={XCircle} />
          {t("cancel.title")}
        </Link>
      ) : null}
    </Menu>
  );
}
