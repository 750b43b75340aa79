import type { TFunction } from "i18next";
import type { CsvColumn } from "#app/data-table/csv.ts";
import type { StatementEntry } from "#contract/money/statements.ts";
import type { Currency } from "#contract/primitives.ts";

/** What the download tells of each entry. */
export function statementCsv(
  t: TFunction<["statement", "fileMoney"]>,
  currency: Currency,
): CsvColumn<StatementEntry>[] {
  return [
    { header: t("statement:columns.date"), value: (entry) => entry.date },
    { header: t("statement:columns.file"), value: (entry) => entry.file_reference },
    { header: t("statement:columns.name"), value: (entry) => entry.file_name },
    { header: t("statement:columns.agencyReference"), value: (entry) => entry.agency_reference },
    { header: t("statement:columns.type"), value: (entry) => t(`fileMoney:types.${entry.type}`) },
    { header: t("statement:columns.number"), value: (entry) => entry.number },
    {
      header: t("statement:columns.method"),
      value: ({ method }) => (method ? t(`fileMoney:methods.${method}`) : null),
    },
    { header: t("statement:columns.reference"), value: (entry) => entry.reference },
    {
      header: `${t("statement:columns.value")} (${currency})`,
      value: (entry) => ({ cents: entry.value_cents }),
    },
    {
      header: `${t("statement:columns.balance")} (${currency})`,
      value: (entry) => ({ cents: entry.balance_cents }),
    },
  ];
}
