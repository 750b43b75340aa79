import type { ReactNode } from "react";
import { href } from "react-router";
import { FileHeader } from "#app/components/client-file/file-header.tsx";
import { useFreshFile } from "#app/components/realtime/use-fresh-file.ts";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { BookingActions } from "#app/routes/agent/view-booking/booking-actions.tsx";
import { BookingFacts } from "#app/routes/agent/view-booking/booking-facts.tsx";
import type { FileRights } from "#app/routes/agent/view-booking/load-file.server.ts";
import type { AgentFileHead } from "#contract/sales/client-files/client-file.ts";

type FileFrameProps = {
  file: AgentFileHead;
  may: FileRights;
  /** The page has a main action of its own, so what the head offers stands back. */
  hasOwnAction?: boolean;
  children: ReactNode;
};

/** What all pages of a file have in common: its head, what can be done with it, its tabs. */
export function FileFrame({ file, may, hasOwnAction = false, children }: FileFrameProps) {
  useFreshFile(file);
  return (
    <>
      <FileHeader file={file} readers={<BookingActions file={file} may={may} isMain={!hasOwnAction} />}>
        <BookingFacts file={file} />
      </FileHeader>
      <FileTabs reference={file.reference} may={may} />
      {children}
    </>
  );
}

function FileTabs({ reference, may }: { reference: string; may: FileRights }) {
  const { t } = useTranslation(["fileAccount", "messages", "quoteVersions"]);
  const key = { reference };
  const money = [
    { to: href("/app/view-booking/:reference/account", key), label: t("tabs.account") },
    { to: href("/app/view-booking/:reference/invoices", key), label: t("tabs.invoices") },
    { to: href("/app/view-booking/:reference/transactions", key), label: t("tabs.transactions") },
  ];
  const tabs = [
    { to: href("/app/view-booking/:reference", key), label: t("tabs.overview"), end: true },
    { to: href("/app/view-booking/:reference/quote", key), label: t("quoteVersions:title") },
    { to: href("/app/view-booking/:reference/messages", key), label: t("messages:title") },
    ...(may.seeAccount ? money : []),
    { to: href("/app/view-booking/:reference/itineraries", key), label: t("tabs.itineraries") },
  ];
  return (
    <Tabs
      label={t("tabs.label")}
      tabs={tabs}
      className="mb-6 print:hidden phone:[&>ul]:flex-wrap phone:[&>ul]:gap-x-4 phone:[&>ul]:gap-y-0"
    />
  );
}
