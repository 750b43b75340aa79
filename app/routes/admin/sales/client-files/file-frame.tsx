import type { ReactNode } from "react";
import { FileHeader } from "#app/components/client-file/file-header.tsx";
import { AlsoHere } from "#app/components/realtime/also-here.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FileFacts } from "#app/routes/admin/sales/client-files/file-facts.tsx";
import { FileMenu } from "#app/routes/admin/sales/client-files/file-menu.tsx";
import { fileTabs } from "#app/routes/admin/sales/client-files/file-tabs.ts";
import type { OfficeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import type { Consultant } from "#contract/sales/client-files/assign.ts";
import type { OfficeFileHead } from "#contract/sales/client-files/client-file.ts";

type FileFrameProps = {
  file: OfficeFileHead;
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
  const tabs = fileTabs(file, reader, t);
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
