import type { TFunction } from "i18next";
import { href } from "react-router";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { ProductStatus } from "#app/routes/admin/catalogue/suppliers/products/product-status.tsx";
import { say, sayProduct } from "#app/domain/product-name.ts";
import type { ProductOption, ProductOptionQuery } from "#contract/catalogue/options/options.ts";
import type { Locale } from "#contract/primitives.ts";

/** What the products of a supplier tell of each. */
export function productColumns(
  t: TFunction<["supplierProducts", "productSearch"]>,
  locale: Locale,
): RecordColumn<ProductOption, typeof ProductOptionQuery>[] {
  return [
    {
      id: "name",
      header: t("fields.name"),
      cell: (one) => sayProduct(one, locale),
      csv: (one) => say(one.name, locale),
      linkTo: ({ uid, supplier }) =>
        href("/admin/suppliers/:uid/products/:product", { uid: supplier, product: uid }),
      sort: "name",
    },
    { id: "code", header: t("fields.code"), cell: ({ code }) => code, kind: "fit", sort: "code" },
    {
      id: "status",
      header: t("fields.status"),
      cell: ({ status }) => <ProductStatus status={status} />,
      csv: ({ status }) => t(`statuses.${status}`),
      kind: "fit",
      sort: "status",
    },
    { id: "service", header: t("fields.service_type"), cell: (one) => one.service_type, kind: "fit" },
    { id: "place", header: t("fields.place"), cell: (one) => one.place_name },
    {
      id: "basis",
      header: t("fields.charge_basis"),
      cell: (one) => `${t(`bases.${one.charge_basis}`)} / ${t(`units.${one.second_unit}`)}`,
      kind: "fit",
    },
    {
      id: "class",
      header: t("fields.class"),
      cell: (one) => one.class && t(`productSearch:classes.${one.class}`),
      kind: "fit",
    },
  ];
}
