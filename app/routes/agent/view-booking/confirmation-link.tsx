import { href } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DownloadButton } from "#app/routes/agent/view-booking/download-button.tsx";
import type { AgentFile } from "#contract/sales/client-files/client-file.ts";

/** The way to the confirmation of a booking; nothing for quotes. */
export function ConfirmationLink({ file }: { file: Pick<AgentFile, "kind" | "reference"> }) {
  const { t } = useTranslation("bookings");
  if (file.kind !== "booking") return null;
  return (
    <span className="print:hidden">
      <DownloadButton to={href("/documents/confirmation/:key", { key: `${file.reference}.pdf` })}>
        {t("confirmation")}
      </DownloadButton>
    </span>
  );
}
