import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import type { GstBasis, GstEntry } from "#contract/money/gst-report.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = { t: TFunction<["gstReport", "fileMoney"]>; locale: Locale; basis: GstBasis };

/** What a report tells of a document, or of a payment of it. The file is its page, the number its paper. */
export function entryColumns({ t, locale, basis }: Say): Column<GstEntry>[] {
  const moved: Column<GstEntry> = {
    id: "moved",
    header: t("gstReport:columns.movedBy"),
    cell: ({ moved_by: type }) => (type ? t(`fileMoney:types.${type}`) : ""),
    phone: false,
  };
  return [
    {
      id: "file",
      header: t("gstReport:columns.file"),
      cell: (entry) => entry.file_reference,
      linkTo: ({ file_uid: uid }) => href("/admin/client-files/invoices/:uid", { uid }),
      kind: "fit",
    },
    {
      id: "date",
      header: t("gstReport:columns.date"),
      cell: (entry) => formatDayLong(entry.date, locale),
      kind: "fit",
    },
    {
      id: "number",
      header: t("gstReport:columns.number"),
      cell: (entry) => <Paper entry={entry} label={t("gstReport:paper", { number: entry.number })} />,
      kind: "fit",
    },
    ...(basis === "payments" ? [moved] : []),
    { id: "agency", header: t("gstReport:columns.agency"), cell: (entry) => entry.agency_name, phone: false },
    {
      id: "code",
      header: t("gstReport:columns.code"),
      cell: (entry) => t(`fileMoney:codes.${entry.tax_code}`),
      phone: false,
    },
    {
      id: "taxable",
      header: t("gstReport:columns.taxable"),
      cell: (entry) => formatAmount(entry.taxable_cents, locale),
      kind: "number",
    },
    {
      id: "gst",
      header: t("gstReport:columns.gst"),
      cell: (entry) => formatAmount(entry.gst_cents, locale),
      kind: "number",
    },
  ];
}

function Paper({ entry, label }: { entry: GstEntry; label: string }) {
  const { file_uid: file, document, number } = entry;
  return (
    <a
      href={href("/documents/invoice/:file/:key", { file, key: `${document}.pdf` })}
      className="text-primary-text hover:underline"
      aria-label={label}
    >
      {number}
    </a>
  );
}
