import type { ReactNode } from "react";
import { href } from "react-router";
import { FileHeader } from "#app/components/client-file/file-header.tsx";
import { AlsoHere } from "#app/components/realtime/also-here.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FileFacts } from "#app/routes/admin/sales/client-files/file-facts.tsx";
import { FileMenu } from "#app/routes/admin/sales/client-files/file-menu.tsx";
import type { OfficeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import type { Consultant } from "#contract/sales/client-files/assign.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";

type FileFrameProps = {
  file: OfficeFile;
  reader: OfficeReader;
  /** To whom the file can be handed over; only where the page does that. */
  consultants?: readonly Consultant[];
  children: ReactNode;
};

/** What all pages of a client file have in common: its head, who else has it open, its tabs. */
export function FileFrame({ file, reader, consultants = [], children }: FileFrameProps) {
  const { t } = useTranslation([
    ...(["fileAccount", "passengers", "quoteVersions"] as const),
    ...(["messages", "changes", "records"] as const),
  ]);
  const key = { uid: file.uid };
  const tabs = [
    { to: href("/admin/client-files/:uid", key), label: t("fileAccount:tabs.overview"), end: true },
    ...(reader.editsServices
      ? [{ to: href("/admin/client-files/:uid/services", key), label: t("fileAccount:tabs.services") }]
      : []),
    { to: href("/admin/client-files/:uid/passengers", key), label: t("passengers:title") },
    { to: href("/admin/client-files/:uid/quotes", key), label: t("quoteVersions:versions.title") },
    ...(reader.editsDays
      ? [{ to: href("/admin/client-files/day-headers/:uid", key), label: t("fileAccount:tabs.dayHeaders") }]
      : []),
    ...(reader.editsItinerary
      ? [{ to: href("/admin/client-files/itinerary/:uid", key), label: t("fileAccount:tabs.itinerary") }]
      : []),
    ...(file.kind === "booking"
      ? [{ to: href("/admin/client-files/:uid/changes", key), label: t("changes:office.title") }]
      : []),
    ...(file.kind === "booking"
      ? [
          {
            to: href("/admin/client-files/:uid/reconfirmation", key),
            label: t("fileAccount:tabs.reconfirmation"),
          },
        ]
      : []),
    ...(file.kind === "booking"
      ? [{ to: href("/admin/client-files/:uid/feedback", key), label: t("fileAccount:tabs.feedback") }]
      : []),
    ...(file.kind === "booking" && reader.seesInvoices
      ? [{ to: href("/admin/client-files/invoices/:uid", key), label: t("fileAccount:tabs.invoices") }]
      : []),
    ...(reader.seesYield
      ? [{ to: href("/admin/client-files/yield/:uid", key), label: t("fileAccount:tabs.yield") }]
      : []),
    ...(file.kind === "booking" && reader.seesFinalisation
      ? [
          {
            to: href("/admin/fit-finalisation-tracker/:uid", key),
            label: t("fileAccount:tabs.finalisation"),
          },
        ]
      : []),
    { to: href("/admin/client-files/:uid/messages", key), label: t("messages:title") },
    ...(reader.seesHistory
      ? [{ to: href("/admin/client-files/:uid/history", key), label: t("records:tabs.history") }]
      : []),
  ];
  return (
    <>
      <FileHeader
        file={file}
        readers={
          <>
            <AlsoHere key={file.uid} file={file} reader={reader.uid} />
            <FileMenu file={file} reader={reader} />
          </>
        }
      >
        <FileFacts file={file} consultants={consultants} />
      </FileHeader>
      <Tabs
        label={t("fileAccount:tabs.label")}
        tabs={tabs}
        className="mb-6 print:hidden phone:[&>ul]:flex-wrap phone:[&>ul]:gap-x-4 phone:[&>ul]:gap-y-0"
      />
      {children}
    </>
  );
}
