import { brands } from "#app/domain/brands.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { clientFiles } from "#app/i18n/locales/en/files/client-files.ts";
import type { OfficeFileRow } from "#contract/sales/client-files/client-file.ts";

export type FileColumn = {
  id: string;
  header: string;
  /** What a cell says, unless it has more than words. */
  text?: (file: OfficeFileRow) => string | number | null;
  sort?: string;
  kind?: "fit" | "number";
  /** Left out of the card that a row is on a phone. */
  off?: boolean;
  optional?: boolean;
};

const { fields } = clientFiles;

/** All columns of the list of client files; what an account has not chosen is `optional`. */
export function fileColumns(rows: readonly OfficeFileRow[], seesYield: boolean): FileColumn[] {
  const related = rows.some(({ related_reference: other }) => other !== null);
  const columns: FileColumn[] = [
    { id: "reference", header: fields.reference, sort: "reference" },
    { id: "name", header: fields.name, text: ({ name }) => name, sort: "name" },
    {
      id: "travelDate",
      header: fields.travelDate,
      text: ({ travel_date }) => formatDayLong(travel_date, "en"),
      sort: "travel_date",
      kind: "fit",
    },
    { id: "status", header: fields.status, sort: "status", kind: "fit" },
    { id: "agency", header: fields.agency, text: ({ agency_name }) => agency_name, sort: "agency" },
    { id: "pax", header: fields.pax, text: ({ pax_count }) => pax_count, kind: "number", off: true },
    { id: "labels", header: fields.labels, kind: "fit", off: true },
    {
      id: "consultant",
      header: fields.consultant,
      text: ({ consultant_name }) => consultant_name,
      off: true,
    },
    {
      ...{ id: "relatedReference", header: fields.relatedReference },
      ...{ kind: "fit", off: true, optional: !related },
    },
  ];
  const earned = ({ yield_cents: cents, brand }: OfficeFileRow) =>
    typeof cents === "number" ? formatMoney(cents, brands[brand].currency, "en") : null;
  const money: FileColumn = {
    ...{ id: "yield", header: clientFiles.totals.yield, text: earned },
    ...{ kind: "number", off: true },
  };
  return [...columns, ...(seesYield ? [money] : []), ...moreColumns];
}

const moreColumns: FileColumn[] = [
  {
    ...{ id: "agentReference", header: fields.agencyReference, optional: true },
    text: ({ agent_reference }) => agent_reference,
  },
  { id: "brand", header: fields.brand, text: ({ brand }) => brands[brand].name, optional: true },
  { id: "kind", header: fields.type, text: ({ kind }) => clientFiles.kinds[kind], optional: true },
  {
    ...{ id: "endDate", header: fields.endDate, optional: true },
    text: ({ end_date }) => formatDayLong(end_date, "en"),
  },
];

/** Those that are shown, by what the account keeps of the list. */
export function shownColumns(columns: readonly FileColumn[], chosen: readonly string[]): FileColumn[] {
  if (chosen.length === 0) return columns.filter(({ optional }) => !optional);
  const wanted = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...columns.slice(0, 1), ...wanted];
}
