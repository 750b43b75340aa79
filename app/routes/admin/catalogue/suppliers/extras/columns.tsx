import type { TFunction } from "i18next";
import { href } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { formatMoney } from "#app/domain/money.ts";
import { say } from "#app/domain/product-name.ts";
import { priceKeysOf } from "#contract/catalogue/extras/extra-words.ts";
import type { ExtraOfSupplier, ExtraOfSupplierQuery } from "#contract/catalogue/extras/of-supplier.ts";
import type { Currency, Locale } from "#contract/primitives.ts";

type Of = { uid: string; currency: Currency; locale: Locale };

/** What the extras of all products of a supplier tell: whose, what, how it is counted and what it costs. */
export function extraColumns(
  t: TFunction<["productExtras", "supplierRates"]>,
  { uid, currency, locale }: Of,
): RecordColumn<ExtraOfSupplier, typeof ExtraOfSupplierQuery>[] {
  const amounts = (one: ExtraOfSupplier, side: "cost" | "sell") => {
    const keys = priceKeysOf(one.basis);
    return keys
      .flatMap((key) => {
        const cents = one[`${key}_${side}_cents`];
        if (cents === null) return [];
        const amount = formatMoney(cents, currency, locale);
        return [key === "each" ? amount : `${t(`supplierRates:keys.${key}`)} ${amount}`];
      })
      .join(" · ");
  };
  return [
    {
      id: "product",
      header: t("supplierRates:fields.option"),
      cell: (one) => say(one.product_name, locale),
      linkTo: ({ product }) => href("/admin/suppliers/:uid/products/:product/extras", { uid, product }),
      sort: "product",
    },
    { id: "name", header: t("fields.name"), cell: (one) => say(one.name, locale), kind: "fit" },
    { id: "code", header: t("fields.code"), cell: ({ code }) => code, kind: "fit", sort: "code" },
    { id: "basis", header: t("fields.basis"), cell: (one) => t(`bases.${one.basis}`), kind: "fit" },
    {
      id: "state",
      header: t("supplierRates:fields.status"),
      cell: (one) => (
        <span className="flex gap-1">
          <Badge tone={one.active ? "green" : "neutral"}>{t(one.active ? "fields.active" : "ended")}</Badge>
          {one.compulsory ? <Badge tone="outline">{t("fields.compulsory")}</Badge> : null}
          {one.price_on_request ? <Badge tone="amber">{t("fields.price_on_request")}</Badge> : null}
        </span>
      ),
      csv: (one) => t(one.active ? "fields.active" : "ended"),
      kind: "fit",
    },
    { id: "cost", header: t("supplierRates:cost"), cell: (one) => amounts(one, "cost") },
    { id: "sell", header: t("supplierRates:fields.sell_cents"), cell: (one) => amounts(one, "sell") },
  ];
}
