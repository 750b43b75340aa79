import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a product of a supplier. */
export function productTabs(
  { uid, product }: { uid: string; product: string },
  t: TFunction<["supplierProducts", "supplierRates", "productExtras", "records"]>,
): Tab[] {
  const key = { uid, product };
  return [
    {
      to: href("/admin/suppliers/:uid/products/:product", key),
      label: t("records:tabs.details"),
      end: true,
    },
    { to: href("/admin/suppliers/:uid/products/:product/rates", key), label: t("supplierRates:tab") },
    { to: href("/admin/suppliers/:uid/products/:product/extras", key), label: t("productExtras:tab") },
    { to: href("/admin/suppliers/:uid/products/:product/history", key), label: t("records:tabs.history") },
  ];
}
