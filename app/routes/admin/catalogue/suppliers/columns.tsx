import type { TFunction } from "i18next";
import { href } from "react-router";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { SupplierStatus } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import type { Supplier, SupplierQuery } from "#contract/catalogue/suppliers/suppliers.ts";

/** What the list of suppliers tells of each, on the page and in its download. */
export function supplierColumns(
  t: TFunction<["suppliers", "kit"]>,
): RecordColumn<Supplier, typeof SupplierQuery>[] {
  return [
    {
      id: "name",
      header: t("fields.name"),
      cell: ({ name }) => name,
      linkTo: ({ uid }) => href("/admin/suppliers/:uid", { uid }),
      sort: "name",
    },
    { id: "code", header: t("fields.code"), cell: ({ code }) => code, kind: "fit", sort: "code" },
    {
      id: "status",
      header: t("fields.status"),
      cell: ({ status }) => <SupplierStatus status={status} />,
      csv: ({ status }) => t(`statuses.${status}`),
      kind: "fit",
      sort: "status",
    },
    { id: "place", header: t("fields.place"), cell: (one) => one.place_name, sort: "place" },
    {
      id: "service_types",
      header: t("fields.service_types"),
      cell: (one) => one.service_types.join(" "),
      kind: "fit",
    },
    { id: "brands", header: t("fields.brands"), cell: (one) => one.brands.join(" "), kind: "fit" },
    { id: "email", header: t("fields.email_reservations"), cell: (one) => one.email_reservations },
    { id: "phone", header: t("fields.phone"), cell: (one) => one.phone, kind: "fit" },
    {
      id: "confirm_channel",
      header: t("fields.confirm_channel"),
      cell: (one) => t(`channels.${one.confirm_channel}`),
      optional: true,
    },
    { id: "internet_name", header: t("fields.internet_name"), csv: (one) => one.internet_name },
    { id: "address", header: t("fields.address"), csv: (one) => one.address },
    { id: "currency", header: t("fields.currency"), csv: (one) => one.currency },
    { id: "payment_terms", header: t("fields.payment_terms"), csv: (one) => t(`terms.${one.payment_terms}`) },
    { id: "payment_days", header: t("fields.payment_days"), csv: (one) => one.payment_days },
  ];
}
