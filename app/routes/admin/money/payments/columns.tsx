import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { PaymentStatus } from "#app/routes/admin/money/payments/payment-status.tsx";
import type { PaymentRow } from "#contract/money/payment.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = { t: TFunction<"payments">; locale: Locale; timeZone: string };

/** Columns of the card payments; times are those of the office. */
export function paymentColumns({ t, locale, timeZone }: Say): Column<PaymentRow>[] {
  return [
    {
      id: "reference",
      header: t("fields.reference"),
      cell: (row) => row.reference,
      linkTo: ({ uid }) => href("/admin/payments/edit/:uid", { uid }),
    },
    { id: "payer", header: t("fields.payer"), cell: (row) => row.payer_name, sort: "payer", naming: true },
    { id: "agency", header: t("fields.agency"), cell: (row) => row.agency_name },
    {
      id: "amount",
      header: t("fields.amount"),
      cell: (row) => formatMoney(row.amount_cents, row.currency, locale),
      sort: "amount",
      kind: "number",
    },
    {
      id: "status",
      header: t("fields.status"),
      cell: (row) => <PaymentStatus status={row.parked ? "Error" : row.status} />,
      sort: "status",
      kind: "fit",
    },
    { id: "gateway", header: t("fields.gateway"), cell: (row) => row.last_text },
    {
      id: "created",
      header: t("fields.created"),
      cell: (row) => formatInstant(row.created_at, timeZone, locale),
      sort: "created_at",
      kind: "fit",
    },
    {
      id: "file",
      header: t("fields.file"),
      cell: (row) => `${row.file.reference} ${row.file.name}`,
      optional: true,
    },
  ];
}
