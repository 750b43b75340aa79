import { CalendarCheck } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentFile } from "#contract/sales/client-files/client-file.ts";

type BookingActionsProps = {
  file: Pick<AgentFile, "kind" | "status" | "reference">;
  may: { request: boolean; cancel: boolean; change: boolean };
};

const live = ["Requested", "Processing", "Mixed", "Confirmed", "Finalised"];

/** The ways on from a file: a quote can be requested, a booking changed and cancelled. Nothing for files that ended. */
export function BookingActions({ file: { kind, status, reference }, may }: BookingActionsProps) {
  const { t } = useTranslation(["bookings", "changes"]);
  if (kind === "quote" && status === "Quote" && may.request) {
    return (
      <Link
        to={href("/app/view-booking/:reference/request", { reference })}
        className={buttonVariants({ variant: "primary", className: "sm:ms-auto print:hidden" })}
      >
        <Icon of={CalendarCheck} />
        {t("request.title")}
      </Link>
    );
  }
  if (kind !== "booking" || !live.includes(status)) return null;
  return (
    <>
      {may.change ? (
        <Link
          to={href("/app/view-booking/:reference/change", { reference })}
          className={buttonVariants({ size: "sm", className: "print:hidden" })}
        >
          {t("changes:title")}
        </Link>
      ) : null}
      {may.cancel ? (
        <Link
          to={href("/app/view-booking/:reference/cancel", { reference })}
          className={buttonVariants({ size: "sm", className: "sm:ms-auto print:hidden" })}
        >
          {t("cancel.title")}
        </Link>
      ) : null}
    </>
  );
}
