import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";
import type { OfficeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";

type T = TFunction<["fileAccount", "passengers", "quoteVersions", "messages", "changes", "records"]>;
type Named = Pick<OfficeFile, "uid" | "kind"> & Partial<Pick<OfficeFile, "open_tasks">>;

/** The pages of a client file that somebody sees. */
export function fileTabs(file: Named, reader: OfficeReader, t: T): Tab[] {
  const key = { uid: file.uid };
  return [
    { to: href("/admin/client-files/:uid", key), label: t("fileAccount:tabs.overview"), end: true },
    ...(reader.editsServices
      ? [{ to: href("/admin/client-files/:uid/services", key), label: t("fileAccount:tabs.services") }]
      : []),
    {
      to: href("/admin/client-files/:uid/tasks", key),
      label: t("fileAccount:tabs.tasks"),
      ...(file.open_tasks && { count: file.open_tasks }),
    },
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
}
