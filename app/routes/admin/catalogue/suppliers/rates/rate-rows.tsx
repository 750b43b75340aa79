import type { AppField, ListField } from "#app/forms/fields/field.ts";
import { MoneyField, NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ProductOption } from "#contract/catalogue/options/options.ts";
import { priceKeys } from "#contract/catalogue/rates/rate-words.ts";
import type { Currency } from "#contract/primitives.ts";

type RowOf<Name extends string> = AppField & { getFieldset: () => Record<Name, AppField> };
type ListProps<Name extends string> = { field: ListField<RowOf<Name>>; label: string };
type PriceName = "key" | "from" | "to" | "cost_cents" | "sell_cents";
type PricesProps = ListProps<PriceName> & { basis: ProductOption["charge_basis"]; currency: Currency };

/** What each room, person, length of hire or size of party costs and sells for. */
export function PricesField({ field, label, basis, currency }: PricesProps) {
  const { t } = useTranslation("supplierRates");
  const isSized = basis === "unit" || basis === "group";
  const keys = priceKeys[basis].map((value) => ({ value, label: t(`keys.${value}`) }));
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("rows.addPrice")}
      rowLabel={(number) => t("rows.price", { number })}
      newRow={isSized ? { key: "each" } : {}}
      max={40}
    >
      {(row) => {
        const price = row.getFieldset();
        return (
          <div className="grid items-start gap-3 sm:grid-cols-4">
            <SelectField
              field={price.key}
              label={t("fields.key")}
              options={keys}
              valueKey="value"
              labelKey="label"
            />
            {isSized ? (
              <div className="grid grid-cols-2 gap-2">
                <NumberField field={price.from} label={t("fields.from")} />
                <NumberField field={price.to} label={t("fields.to")} optional />
              </div>
            ) : null}
            <MoneyField field={price.cost_cents} label={t("fields.cost_cents")} currency={currency} />
            <MoneyField
              field={price.sell_cents}
              label={t("fields.sell_cents")}
              currency={currency}
              optional
            />
          </div>
        );
      }}
    </RowsField>
  );
}

/** So many nights for the price of fewer. */
export function DealsField({ field, label }: ListProps<"stay" | "pay">) {
  const { t } = useTranslation("supplierRates");
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("rows.addDeal")}
      rowLabel={(number) => t("rows.deal", { number })}
      max={10}
    >
      {(row) => {
        const { stay, pay } = row.getFieldset();
        return (
          <div className="grid gap-3 sm:grid-cols-4">
            <NumberField field={stay} label={t("fields.stay")} />
            <NumberField field={pay} label={t("fields.pay")} />
          </div>
        );
      }}
    </RowsField>
  );
}

/** What early and late hours cost more. */
export function SurchargesField({ field, label }: ListProps<"time_from" | "time_to" | "bps">) {
  const { t } = useTranslation("supplierRates");
  return (
    <RowsField
      field={field}
      label={label}
      addLabel={t("rows.addSurcharge")}
      rowLabel={(number) => t("rows.surcharge", { number })}
      max={10}
    >
      {(row) => {
        const { time_from: from, time_to: to, bps } = row.getFieldset();
        return (
          <div className="grid gap-3 sm:grid-cols-4">
            <TimeField field={from} label={t("fields.time_from")} />
            <TimeField field={to} label={t("fields.time_to")} />
            <PercentField field={bps} label={t("fields.bps")} />
          </div>
        );
      }}
    </RowsField>
  );
}
