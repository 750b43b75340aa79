import type { TFunction } from "i18next";
import { href } from "react-router";
import type { Tab } from "#app/components/ui/tabs.tsx";

/** The pages of a season. */
export function rateTabs(
  key: { uid: string; product: string; rate: string },
  t: TFunction<["supplierRates", "records"]>,
): Tab[] {
  return [
    {
      to: href("/admin/suppliers/:uid/products/:product/rates/:rate", key),
      label: t("records:tabs.details"),
      end: true,
    },
    {
      to: href("/admin/suppliers/:uid/products/:product/rates/:rate/history", key),
      label: t("records:tabs.history"),
    },
  ];
}
