import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import type { AppField, GroupField } from "#app/forms/fields/field.ts";
import { MoneyField, NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { extraBases } from "#contract/catalogue/extras/extra-words.ts";
import type { ProductExtra } from "#contract/catalogue/extras/extras.ts";
import type { Currency, Locale } from "#contract/primitives.ts";

export type ExtraFields = Record<Exclude<keyof ProductExtra, "name">, AppField> & {
  name: GroupField<Locale>;
};

type ExtraRowProps = { fields: ExtraFields; currency: Currency };

/** The fields of one extra: what it is, how it is counted, what it costs. */
export function ExtraRow({ fields, currency }: ExtraRowProps) {
  const { t } = useTranslation("productExtras");
  const bases = extraBases.map((value) => ({ value, label: t(`bases.${value}`) }));
  const of = <Name extends keyof ExtraFields>(name: Name) => ({
    field: fields[name],
    label: t(`fields.${name}`),
  });
  const money = { currency, optional: true };
  return (
    <div className="space-y-4">
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <TextField {...of("code")} hint={t("hints.code")} autoComplete="off" />
        <SelectField {...of("basis")} options={bases} valueKey="value" labelKey="label" />
        <NumberField {...of("cap_units")} hint={t("hints.cap_units")} optional />
      </div>
      <TranslatedField {...of("name")} />
      <fieldset className="space-y-3">
        <legend className="text-sm font-semibold">{t("forPeople")}</legend>
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <MoneyField {...of("adult_cost_cents")} {...money} />
          <MoneyField {...of("child_cost_cents")} {...money} />
          <MoneyField {...of("infant_cost_cents")} {...money} />
          <MoneyField {...of("adult_sell_cents")} {...money} />
          <MoneyField {...of("child_sell_cents")} {...money} />
          <MoneyField {...of("infant_sell_cents")} {...money} />
        </div>
      </fieldset>
      <fieldset className="space-y-3">
        <legend className="text-sm font-semibold">{t("forOthers")}</legend>
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <MoneyField {...of("each_cost_cents")} {...money} />
          <MoneyField {...of("each_sell_cents")} {...money} />
          <PercentField {...of("markup_bps")} hint={t("hints.markup_bps")} optional />
        </div>
      </fieldset>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <CheckboxField {...of("active")} />
        <CheckboxField {...of("compulsory")} />
        <CheckboxField {...of("commissionable")} />
        <CheckboxField {...of("price_on_request")} />
      </div>
    </div>
  );
}
