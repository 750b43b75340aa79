import type { TFunction } from "i18next";
import { Download } from "lucide";
import { href } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import type { StatementEntry } from "#contract/money/statements.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = {
  t: TFunction<["statement", "fileMoney"]>;
  locale: Locale;
  /** The page of an entry's file. */
  fileOf: (entry: StatementEntry) => string;
  /** How the reader's portal names a file in the address of its papers. */
  keyOf: (entry: StatementEntry) => string;
};

/** What a statement tells of each entry: the file, the day, what it is, and what is owed after it. */
export function statementColumns({ t, locale, fileOf, keyOf }: Say): Column<StatementEntry>[] {
  return [
    {
      id: "file",
      header: t("statement:columns.file"),
      cell: (entry) => entry.file_reference,
      linkTo: fileOf,
      kind: "fit",
    },
    {
      id: "name",
      header: t("statement:columns.name"),
      cell: (entry) => [entry.file_name, entry.agency_reference ?? ""].filter(Boolean).join(" · "),
      phone: false,
    },
    {
      id: "date",
      header: t("statement:columns.date"),
      cell: (entry) => formatDayLong(entry.date, locale),
      kind: "fit",
    },
    {
      id: "type",
      header: t("statement:columns.type"),
      cell: (entry) => [t(`fileMoney:types.${entry.type}`), entry.number ?? entry.reference].join(" "),
    },
    {
      id: "value",
      header: t("statement:columns.value"),
      cell: (entry) => formatAmount(entry.value_cents, locale),
      kind: "number",
    },
    {
      id: "balance",
      header: t("statement:columns.balance"),
      cell: (entry) => formatAmount(entry.balance_cents, locale),
      kind: "number",
    },
    {
      id: "paper",
      header: "PDF",
      cell: (entry) => <Paper entry={entry} file={keyOf(entry)} t={t} />,
      kind: "fit",
      phone: false,
      hideHeader: true,
    },
  ];
}

function Paper({ entry, file, t }: { entry: StatementEntry; file: string } & Pick<Say, "t">) {
  const { type, seq, document, number, file_reference: reference } = entry;
  const to =
    type === "receipt" || type === "refund"
      ? href("/documents/account/:file/:key", { file, key: `receipt-${seq}.pdf` })
      : document && (type === "invoice" || type === "credit_note")
        ? href("/documents/invoice/:file/:key", { file, key: `${document}.pdf` })
        : null;
  if (to === null) return null;
  const name = `${t(`fileMoney:types.${type}`)} ${number ?? `${reference}-${seq}`}`;
  return (
    <a
      href={to}
      className="inline-flex items-center gap-1 text-primary-text hover:underline print:hidden"
      aria-label={t("statement:download", { name })}
    >
      <Icon of={Download} className="size-4" />
      PDF
    </a>
  );
}
