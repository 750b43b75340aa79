import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { RateFormLayout } from "#app/routes/admin/catalogue/suppliers/rates/rate-form-layout.tsx";
import {
  DealsField,
  PricesField,
  SurchargesField,
} from "#app/routes/admin/catalogue/suppliers/rates/rate-rows.tsx";
import {
  rateValues,
  useRateWords,
  type RateValues,
} from "#app/routes/admin/catalogue/suppliers/rates/rate-words.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import type { ProductOption } from "#contract/catalogue/options/options.ts";
import {
  freeUnits,
  minModes,
  priceKeys,
  taxModes,
  writtenStatuses,
} from "#contract/catalogue/rates/rate-words.ts";
import type { RateSeason } from "#contract/catalogue/rates/rates.ts";
import { rateSeasonFields } from "#contract/catalogue/rates/registry-fields.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

type RateFormProps = {
  supplier: Supplier;
  product: ProductOption;
  /** A new one has none. */
  season?: RateSeason;
  answer: RecordAnswer | undefined;
  /** Where to go without saving. */
  back: string;
  /** Somebody looks who may change nothing. */
  readOnly?: boolean;
};

const ofNew = ({ cost_tax_mode: tax }: Supplier, { uid, charge_basis: basis }: ProductOption) => ({
  option: uid,
  status: "confirmed" as const,
  operates_on: [...weekdays],
  min_units: 1,
  min_mode: "arrival" as const,
  free_unit: "last" as const,
  buy_tax_mode: tax,
  priority: 0,
  markup_bps: 2000,
  prices: [{ key: priceKeys[basis][0], from: null, to: null, cost_cents: null, sell_cents: null }],
});

const select = { valueKey: "value", labelKey: "label" } as const;

/** The form of a season, for a new one and for the next version of one that exists. */
export function RateForm({ supplier, product, season, answer, back, readOnly }: RateFormProps) {
  const { t } = useTranslation(["supplierRates", "supplierProducts", "suppliers"]);
  const form = useRecordForm<typeof rateSeasonFields, RateValues>({
    id: "rate",
    fields: rateSeasonFields,
    words: useRateWords(),
    record: season,
    values: season ? rateValues(season) : ofNew(supplier, product),
    answer,
  });
  const { of } = form;
  const said = <Code extends string>(codes: readonly Code[], say: (code: Code) => string) =>
    codes.map((value) => ({ value, label: say(value) }));
  const statuses = said(writtenStatuses, (code) => t(`statuses.${code}`));
  const days = said(weekdays, (code) => t(`supplierProducts:days.${code}`));
  const taxes = said(taxModes, (code) => t(`suppliers:taxModes.${code}`));
  const modes = said(minModes, (code) => t(`minModes.${code}`));
  const free = said(freeUnits, (code) => t(`freeUnits.${code}`));
  const currency = season?.currency ?? supplier.currency;
  return (
    <RecordForm
      of={form}
      back={back}
      className="max-w-4xl space-y-8"
      readOnly={readOnly ? t("readOnly") : undefined}
      inputs={{
        option: <input type="hidden" name="option" value={product.uid} />,
        name: <TextField {...of("name")} autoComplete="off" />,
        date_from: <DateField {...of("date_from")} />,
        date_to: <DateField {...of("date_to")} />,
        status: <SelectField {...of("status")} options={statuses} {...select} />,
        operates_on: <MultiSelectField {...of("operates_on")} inline choices={days} />,
        price_code: (
          <TextField
            {...of("price_code")}
            hint={t("hints.price_code")}
            autoComplete="off"
            className="uppercase"
            optional
          />
        ),
        priority: <NumberField {...of("priority")} hint={t("hints.priority")} />,
        contract_ref: <TextField {...of("contract_ref")} autoComplete="off" optional />,
        buy_tax_mode: <SelectField {...of("buy_tax_mode")} options={taxes} {...select} />,
        markup_bps: <PercentField {...of("markup_bps")} hint={t("hints.markup_bps")} />,
        below_cost_reason: <TextField {...of("below_cost_reason")} autoComplete="off" optional />,
        prices: <PricesField {...of("prices")} basis={product.charge_basis} currency={currency} />,
        surcharges: product.charge_basis === "group" ? <SurchargesField {...of("surcharges")} /> : null,
        min_units: <NumberField {...of("min_units")} />,
        max_units: <NumberField {...of("max_units")} optional />,
        min_mode: <SelectField {...of("min_mode")} options={modes} {...select} />,
        free_unit: <SelectField {...of("free_unit")} options={free} {...select} />,
        deals: <DealsField {...of("deals")} />,
        closed: <CheckboxField {...of("closed")} />,
        closed_reason: <TextField {...of("closed_reason")} autoComplete="off" optional />,
      }}
      render={(inputs) => <RateFormLayout inputs={inputs} />}
    />
  );
}
