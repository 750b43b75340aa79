import type { TFunction } from "i18next";
import { href, Link } from "react-router";
import { LabelChips } from "#app/components/labels/label-chip.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { brands } from "#app/domain/brands.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { OfficeFileRow } from "#contract/sales/client-files/client-file.ts";
import type { Locale } from "#contract/primitives.ts";

/** The file that this one was copied from or that a change led to, found by its reference. */
function RelatedFile({ reference }: { reference: string }) {
  const found = new URLSearchParams({ "filter[reference]": reference });
  return (
    <Link to={`${href("/admin/client-files")}?${found}`} className="text-primary-text hover:underline">
      {reference}
    </Link>
  );
}

/** Columns of the client-files list; the related reference stands there by itself where a row has one. */
export function fileColumns(
  t: TFunction<"clientFiles">,
  locale: Locale,
  { seesYield, related }: { seesYield: boolean; related: boolean },
): Column<OfficeFileRow>[] {
  const columns: Column<OfficeFileRow>[] = [
    {
      id: "reference",
      header: t("fields.reference"),
      cell: (file) => file.reference,
      linkTo: ({ uid }) => href("/admin/client-files/:uid", { uid }),
      sort: "reference",
    },
    { id: "name", header: t("fields.name"), cell: (file) => file.name, sort: "name", naming: true },
    {
      id: "travelDate",
      header: t("fields.travelDate"),
      cell: (file) => formatDayLong(file.travel_date, locale),
      sort: "travel_date",
      kind: "fit",
    },
    {
      id: "status",
      header: t("fields.status"),
      cell: (file) => <StatusBadge machine="file" code={file.status} />,
      kind: "fit",
      sort: "status",
    },
    { id: "agency", header: t("fields.agency"), cell: (file) => file.agency_name, sort: "agency" },
    { id: "pax", header: t("fields.pax"), cell: (file) => file.pax_count, kind: "number", phone: false },
    {
      id: "labels",
      header: t("fields.labels"),
      cell: ({ labels }) => (labels.length > 0 ? <LabelChips labels={labels} oneLine /> : null),
      kind: "fit",
    },
    { id: "consultant", header: t("fields.consultant"), cell: (file) => file.consultant_name },
    {
      id: "relatedReference",
      header: t("fields.relatedReference"),
      cell: ({ related_reference: related }) => (related ? <RelatedFile reference={related} /> : null),
      kind: "fit",
      phone: false,
      optional: !related,
    },
    {
      id: "agentReference",
      header: t("fields.agencyReference"),
      cell: (file) => file.agent_reference,
      optional: true,
    },
    {
      id: "brand",
      header: t("fields.brand"),
      cell: (file) => brands[file.brand].name,
      optional: true,
    },
    { id: "kind", header: t("fields.type"), cell: (file) => t(`kinds.${file.kind}`), optional: true },
    {
      id: "endDate",
      header: t("fields.endDate"),
      cell: (file) => formatDayLong(file.end_date, locale),
      optional: true,
    },
  ];
  if (!seesYield) return columns;
  const earned = ({ yield_cents: cents, brand }: OfficeFileRow) =>
    typeof cents === "number" ? formatMoney(cents, brands[brand].currency, locale) : null;
  return [...columns, { id: "yield", header: t("totals.yield"), cell: earned, kind: "number" }];
}
