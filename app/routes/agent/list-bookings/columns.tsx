import type { TFunction } from "i18next";
import { href, Link } from "react-router";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import type { AgentFileRow } from "#contract/sales/client-files/client-file.ts";
import type { Locale } from "#contract/primitives.ts";

/** The file that this one was copied from or that a change led to. */
function RelatedFile({ reference }: { reference: string }) {
  return (
    <Link
      to={href("/app/view-booking/:reference", { reference })}
      className="text-primary-text hover:underline"
    >
      {reference}
    </Link>
  );
}

type Say = { t: TFunction<"clientFiles">; locale: Locale; related: boolean };

/**
 * Columns of My Files: reference, your reference, booking name, travel date, status and what helps to tell files apart; the
 * related reference where a row has one.
 */
export function myFileColumns({ t, locale, related }: Say): Column<AgentFileRow>[] {
  return [
    {
      id: "reference",
      header: t("fields.reference"),
      cell: (file) => file.reference,
      linkTo: ({ reference }) => href("/app/view-booking/:reference", { reference }),
      sort: "reference",
    },
    { id: "name", header: t("fields.bookingName"), cell: (file) => file.name, sort: "name", naming: true },
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
    { id: "agentReference", header: t("fields.yourReference"), cell: (file) => file.agent_reference },
    { id: "pax", header: t("fields.pax"), cell: (file) => file.pax_count, kind: "number" },
    { id: "kind", header: t("fields.type"), cell: (file) => t(`kinds.${file.kind}`) },
    { id: "agent", header: t("fields.agent"), cell: (file) => file.agent_name },
    {
      id: "relatedReference",
      header: t("fields.relatedReference"),
      cell: ({ related_reference: related }) => (related ? <RelatedFile reference={related} /> : null),
      kind: "fit",
      phone: false,
      optional: !related,
    },
  ];
}
