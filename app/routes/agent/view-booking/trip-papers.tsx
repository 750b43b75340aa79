import { href } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DownloadButton } from "./download-button.tsx";

/** The published trip as PDF, and its vouchers where there are any. */
export function TripPapers({ reference, vouchers }: { reference: string; vouchers: boolean }) {
  const { t } = useTranslation("clientFiles");
  const key = { key: `${reference}.pdf` };
  return (
    <>
      <DownloadButton to={href("/documents/itinerary/:key", key)} />
      {vouchers ? (
        <DownloadButton to={href("/documents/vouchers/:key", key)}>{t("itinerary.vouchers")}</DownloadButton>
      ) : null}
    </>
  );
}
