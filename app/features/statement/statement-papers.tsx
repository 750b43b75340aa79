import { Download } from "lucide";
import { href } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import type { Statement } from "#contract/money/statements.ts";

type StatementPapersProps = {
  statement: Statement;
  /** Where the entries are downloaded. */
  csv: string;
  /** The office names a file of the agency. */
  file?: string;
};

/** The account that is shown to take along: as PDF, unless it is too long for one, and as CSV. */
export function StatementPapers({ statement, csv, file = "own" }: StatementPapersProps) {
  const { t } = useTranslation("statement");
  const { from, to, brand, entries, document_holds: holds } = statement;
  const query = new URLSearchParams({
    ...(from && { [filterParam("from")]: from }),
    [filterParam("to")]: to,
    [filterParam("brand")]: brand,
  });
  return (
    <>
      {entries > holds ? (
        <p className="self-center text-xs text-muted-foreground">{t("tooLong", { count: holds })}</p>
      ) : (
        <a
          href={`${href("/documents/account/:file/:key", { file, key: "agency.pdf" })}?${query}`}
          className={buttonVariants({ variant: "secondary" })}
        >
          <Icon of={Download} />
          {t("pdf")}
        </a>
      )}
      <ExportLink to={csv} />
    </>
  );
}
