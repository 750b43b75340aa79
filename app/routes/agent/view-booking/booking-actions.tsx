import { CalendarCheck } from "lucide-react";
import { href, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentFile } from "#contract/client-files/client-file.ts";

type BookingActionsProps = {
  file: Pick<AgentFile, "kind" | "status" | "reference">;
  may: { request: boolean; cancel: boolean };
};

const cancellable = ["Requested", "Processing", "Mixed", "Confirmed", "Finalised"];

/** The ways on from a file: a quote can be requested, a booking cancelled. Nothing for files that ended. */
export function BookingActions({ file: { kind, status, reference }, may }: BookingActionsProps) {
  const { t } = useTranslation("bookings");
  if (kind === "quote" && status === "Quote" && may.request) {
    return (
      <Button asChild variant="primary" className="sm:ms-auto print:hidden">
        <Link to={href("/app/view-booking/:reference/request", { reference })}>
          <CalendarCheck aria-hidden="true" />
          {t("request.title")}
        </Link>
      </Button>
    );
  }
  if (kind === "booking" && cancellable.includes(status) && may.cancel) {
    return (
      <Button asChild size="sm" className="sm:ms-auto print:hidden">
        <Link to={href("/app/view-booking/:reference/cancel", { reference })}>{t("cancel.title")}</Link>
      </Button>
    );
  }
  return null;
}
