import { CalendarCheck } from "lucide";
import { href, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
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
      <Button asChild variant="primary" className="sm:ms-auto print:hidden">
        <Link to={href("/app/view-booking/:reference/request", { reference })}>
          <Icon of={CalendarCheck} />
          {t("request.title")}
        </Link>
      </Button>
    );
  }
  if (kind !== "booking" || !live.includes(status)) return null;
  return (
    <>
      {may.change ? (
        <Button asChild size="sm" className="print:hidden">
          <Link to={href("/app/view-booking/:reference/change", { reference })}>{t("changes:title")}</Link>
        </Button>
      ) : null}
      {may.cancel ? (
        <Button asChild size="sm" className="sm:ms-auto print:hidden">
          <Link to={href("/app/view-booking/:reference/cancel", { reference })}>{t("cancel.title")}</Link>
        </Button>
      ) : null}
    </>
  );
}
