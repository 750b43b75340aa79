import type { TFunction } from "i18next";
import { href } from "react-router";
import type { RecordColumn } from "#app/data-table/record-columns.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { formatMoney, formatPercent } from "#app/domain/money.ts";
import { say } from "#app/domain/product-name.ts";
import { RateStatus } from "#app/routes/admin/catalogue/suppliers/rates/rate-status.tsx";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import type { RateSeason, RateSeasonQuery } from "#contract/catalogue/rates/rates.ts";
import type { Locale } from "#contract/primitives.ts";

type Place = { locale: Locale; keyOf: (season: RateSeason) => { uid: string; product: string } };

type Words = TFunction<["supplierRates", "supplierProducts"]>;
type Columns = RecordColumn<RateSeason, typeof RateSeasonQuery>[];

/** What is read season by season, on the page of a product. */
const ofOneProduct = new Set(["days", "min", "version"]);

/** What the rates of all products of a supplier tell: first whose season it is. */
export function supplierRateColumns(t: Words, locale: Locale, uid: string): Columns {
  const all = rateColumns(t, { locale, keyOf: ({ option: product }) => ({ uid, product }) });
  const product: Columns[number] = {
    id: "product",
    header: t("fields.option"),
    cell: (one) => say(one.product_name, locale),
    linkTo: ({ option }) => href("/admin/suppliers/:uid/products/:product/rates", { uid, product: option }),
    sort: "product",
  };
  const shared = all.filter(({ id }) => !ofOneProduct.has(id));
  return [product, ...shared.map((one) => (one.id === "name" ? { ...one, kind: "fit" as const } : one))];
}

/** What the rates of a product tell of each season. */
export function rateColumns(t: Words, { locale, keyOf }: Place): Columns {
  const costs = ({ prices, currency }: RateSeason) =>
    prices
      .map((row) => {
        const size = row.from === null ? "" : ` ${String(row.from)}–${row.to === null ? "" : String(row.to)}`;
        return `${t(`keys.${row.key}`)}${size} ${formatMoney(row.cost_cents, currency, locale)}`;
      })
      .join(" · ");
  return [
    {
      id: "name",
      header: t("fields.name"),
      cell: ({ name }) => name,
      linkTo: (one) =>
        href("/admin/suppliers/:uid/products/:product/rates/:rate", { ...keyOf(one), rate: one.uid }),
      sort: "name",
    },
    {
      id: "dates",
      header: t("dates"),
      cell: (one) => formatDayRange(one.date_from, one.date_to, locale),
      kind: "fit",
      sort: "date_from",
    },
    {
      id: "status",
      header: t("fields.status"),
      cell: (one) => <RateStatus season={one} />,
      csv: ({ status }) => t(`statuses.${status}`),
      kind: "fit",
    },
    {
      id: "days",
      header: t("fields.operates_on"),
      cell: ({ operates_on: days }) =>
        days.length === weekdays.length
          ? null
          : days.map((day) => t(`supplierProducts:days.${day}`)).join(" "),
      kind: "fit",
    },
    {
      id: "code",
      header: t("fields.price_code"),
      cell: (one) => one.price_code || t("standard"),
      kind: "fit",
    },
    { id: "min", header: t("fields.min_units"), cell: (one) => one.min_units, kind: "number" },
    { id: "cost", header: t("cost"), cell: costs },
    {
      id: "markup",
      header: t("fields.markup_bps"),
      cell: (one) => formatPercent(one.markup_bps, locale),
      kind: "number",
    },
    { id: "version", header: t("version"), cell: (one) => one.lock_version, kind: "number" },
  ];
}
