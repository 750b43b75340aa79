import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import type { FileStatus } from "#contract/primitives.ts";

type FileHeaderProps = {
  file: {
    name: string;
    reference: string;
    kind: "quote" | "booking";
    status: FileStatus;
    travel_date: string;
    end_date: string;
    pax_count: number;
  };
  /** Who else is looking at it, beside the status. */
  readers?: ReactNode;
  /** Further facts of the audience. */
  children?: ReactNode;
};

/** What a file is: name, status, reference, dates. */
export function FileHeader({ file, readers, children }: FileHeaderProps) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <header data-slot="file-header" className="space-y-4 pb-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="text-xl">{file.name}</h1>
        <StatusBadge machine="file" code={file.status} />
        {readers}
      </div>
      <Facts>
        <Fact name={t(`kinds.${file.kind}`)}>
          <span className="font-medium select-all">{file.reference}</span>
        </Fact>
        <Fact name={t("fields.travelDates")}>{formatDayRange(file.travel_date, file.end_date, locale)}</Fact>
        <Fact name={t("fields.pax")}>{file.pax_count}</Fact>
        {children}
      </Facts>
    </header>
  );
}
