import { CalendarCheck } from "lucide-react";
import { href, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentFile } from "#contract/client-files/client-file.ts";

/** The way from a quote to its booking; nothing for other files. */
export function RequestLink({ file }: { file: Pick<AgentFile, "kind" | "status" | "reference"> }) {
  const { t } = useTranslation("bookings");
  if (file.kind !== "quote" || file.status !== "Quote") return null;
  return (
    <Button asChild variant="primary" className="sm:ms-auto print:hidden">
      <Link to={href("/app/view-booking/:reference/request", { reference: file.reference })}>
        <CalendarCheck aria-hidden="true" />
        {t("request.title")}
      </Link>
    </Button>
  );
}
