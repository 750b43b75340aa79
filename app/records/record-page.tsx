import type { ReactNode } from "react";
import { PartOf } from "#app/components/portal/part-of.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Tabs, type Tab } from "#app/components/ui/tabs.tsx";
import type { RecordAnswer } from "#app/records/record-answer.ts";

type RecordPageProps = {
  title: string;
  /** The record that this one is a part of, and the page that shows it. */
  partOf?: { name: string; to: string };
  /** Status and the like, beside the title. */
  badges?: ReactNode;
  /** Buttons on the right: removal, preview. */
  actions?: ReactNode;
  /** Pages of the record; each has an address. */
  tabs?: readonly Tab[];
  /** What the action answered; a refusal is said at the top. */
  answer?: RecordAnswer | undefined;
  children: ReactNode;
};

/** The frame of a record's pages: name, status, buttons, tabs. */
export function RecordPage({ title, partOf, badges, actions, tabs, answer, children }: RecordPageProps) {
  const { t } = useTranslation("records");
  return (
    <div data-slot="record-page">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4">
        <div className="min-w-0">
          {partOf ? <PartOf {...partOf} /> : null}
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 className="min-w-0 text-lg wrap-anywhere">{title}</h1>
            {badges}
          </div>
        </div>
        {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
      </header>
      {tabs ? <Tabs label={t("tabs.label")} tabs={tabs} className="mb-6" /> : null}
      {answer?.refusal === undefined ? null : (
        <Alert role="alert" tone="danger" title={t("refused")} className="mb-5">
          <p>{answer.refusal || t("refusedText")}</p>
        </Alert>
      )}
      {children}
    </div>
  );
}
