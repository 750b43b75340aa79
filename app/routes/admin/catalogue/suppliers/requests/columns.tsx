import type { TFunction } from "i18next";
import { href } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayRange, formatInstant } from "#app/domain/dates.ts";
import type { Locale } from "#contract/primitives.ts";
import type { RequestOfSupplier } from "#contract/sales/supplier-requests/of-supplier.ts";
import type { SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

type T = TFunction<["supplierAsked", "supplierRequests"]>;
type Say = { t: T; locale: Locale; timeZone: string };

const tones = {
  Draft: "neutral",
  Sent: "amber",
  Viewed: "amber",
  Confirmed: "green",
  Declined: "red",
  "Wait-listed": "amber",
  Alternative: "amber",
  Superseded: "outline",
  Withdrawn: "outline",
} as const satisfies Record<SupplierRequestStatus, string>;

/** What a supplier was asked: for whom, what became of it, and until when it was to answer. */
export function requestColumns({ t, locale, timeZone }: Say): Column<RequestOfSupplier>[] {
  const at = (instant: string | null) => instant && formatInstant(instant, timeZone, locale);
  return [
    {
      id: "party",
      header: t("requests.fields.party"),
      cell: (row) => row.party_name,
      linkTo: ({ uid, file, status }) =>
        // What was not sent yet is sent from its file.
        status === "Draft"
          ? href("/admin/client-files/:uid", { uid: file })
          : href("/admin/client-files/:uid/requests/:request", { uid: file, request: uid }),
      sort: "party_name",
    },
    {
      id: "status",
      header: t("requests.fields.status"),
      cell: ({ status, overdue, urgent }) => (
        <span className="inline-flex items-center gap-1.5">
          <Badge tone={tones[status]}>{t(`requests.statuses.${status}`)}</Badge>
          {overdue ? <Badge tone="red">{t("supplierRequests:overdue")}</Badge> : null}
          {urgent && !overdue ? <Badge tone="red">{t("supplierRequests:urgent")}</Badge> : null}
        </span>
      ),
      kind: "fit",
    },
    {
      id: "kind",
      header: t("requests.fields.kind"),
      cell: ({ kind }) => t(`supplierRequests:kinds.${kind}`),
      kind: "fit",
      phone: false,
    },
    { id: "service", header: t("requests.fields.service"), cell: (row) => row.name },
    {
      id: "date",
      header: t("requests.fields.date"),
      cell: (row) => formatDayRange(row.date_from, row.date_to, locale),
      sort: "date_from",
      kind: "fit",
    },
    {
      id: "due",
      header: t("requests.fields.due"),
      cell: (row) => at(row.due_at),
      sort: "due_at",
      kind: "fit",
    },
    {
      id: "answered",
      header: t("requests.fields.answered"),
      cell: (row) => [at(row.answered_at), row.confirmation_no].filter(Boolean).join(" · "),
      kind: "fit",
      phone: false,
    },
    {
      id: "reference",
      header: t("requests.fields.reference"),
      cell: (row) => row.reference,
      sort: "reference",
      kind: "fit",
      phone: false,
    },
  ];
}
