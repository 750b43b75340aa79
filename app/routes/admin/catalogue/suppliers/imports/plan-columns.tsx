import type { TFunction } from "i18next";
import { CircleCheck, CircleMinus, CirclePlus, CircleX, Layers } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import type { PlannedRow } from "#contract/catalogue/rate-imports/rate-imports.ts";
import type { Locale } from "#contract/primitives.ts";

const looks = {
  added: { tone: "green", icon: CirclePlus },
  changed: { tone: "primary", icon: CircleCheck },
  unchanged: { tone: "outline", icon: CircleMinus },
  overlapping: { tone: "amber", icon: Layers },
  rejected: { tone: "red", icon: CircleX },
} as const satisfies Record<PlannedRow["outcome"], object>;

type Words = TFunction<["rateImports", "supplierRates"]>;

/** What the preview tells of a row. */
export function planColumns(t: Words, locale: Locale): Column<PlannedRow>[] {
  return [
    {
      id: "row",
      header: t("preview.row"),
      cell: ({ row, product }) => [String(row), product].filter(Boolean).join(" · "),
    },
    {
      id: "outcome",
      header: t("preview.outcome"),
      cell: ({ outcome }) => (
        <Badge tone={looks[outcome].tone} icon={looks[outcome].icon}>
          {t(`preview.outcomes.${outcome}`)}
        </Badge>
      ),
      kind: "fit",
    },
    {
      id: "why",
      header: t("preview.why"),
      cell: ({ reasons }) =>
        reasons.length === 0 ? null : (
          <ul className="space-y-0.5 py-1 whitespace-normal md:w-60">
            {reasons.map(({ column, text }) => (
              <li key={`${column ?? ""}${text}`}>
                {column === null ? text : t("preview.cell", { column, text })}
              </li>
            ))}
          </ul>
        ),
      kind: "fit",
    },
    {
      id: "season",
      header: t("preview.season"),
      cell: ({ season, price_code: code }) => [season, code].filter(Boolean).join(" · "),
      phone: false,
    },
    {
      id: "dates",
      header: t("preview.dates"),
      cell: (one) =>
        one.date_from && one.date_to ? formatDayRange(one.date_from, one.date_to, locale) : null,
      kind: "fit",
    },
    {
      id: "prices",
      header: t("preview.prices"),
      cell: ({ prices }) =>
        prices.length === 0 ? null : (
          <ul className="py-1 tabular-nums">
            {prices.map((price) => (
              <li
                key={`${price.key}${String(price.from)}`}
                className="whitespace-normal md:whitespace-nowrap"
              >
                {priceText(price, t, locale)}
              </li>
            ))}
          </ul>
        ),
      kind: "fit",
    },
  ];
}

/** `Double 100.00 → 110.00 · 132.00`: the cost before and after, and what it sells for. */
function priceText(price: PlannedRow["prices"][number], t: Words, locale: Locale): string {
  const { key, from, to, before_cents: before, cost_cents: cost, sell_cents: sell } = price;
  const size = from === null ? "" : ` ${String(from)}–${to === null ? "" : String(to)}`;
  const was = before === null || before === cost ? "" : `${formatAmount(before, locale)} → `;
  const sells = sell === null ? "" : ` · ${formatAmount(sell, locale)}`;
  return `${t(`supplierRates:keys.${key}`)}${size} ${was}${formatAmount(cost, locale)}${sells}`;
}
