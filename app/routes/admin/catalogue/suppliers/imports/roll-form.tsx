import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels } from "#app/records/field-words.ts";
import { rateRollFields } from "#contract/catalogue/rate-imports/registry-fields.ts";
import { writtenStatuses } from "#contract/catalogue/rates/rate-words.ts";

type Values = Record<keyof typeof rateRollFields, string>;
type RollFormProps = {
  products: readonly { value: string; label: string }[];
  result: FormResult;
  back: string;
};

/** Which seasons are made anew, how much later and for how much. */
export function RollForm({ products, result, back }: RollFormProps) {
  const { t } = useTranslation(["rateImports", "supplierRates", "kit"]);
  const [form, inputs] = useAppForm<Values>({
    id: "roll",
    lastResult: result,
    fields: rateRollFields,
    defaultValue: { years: "1", status: "provisional" },
  });
  const labels = fieldLabels(rateRollFields, (name) => t(`roll.fields.${name}`));
  const of = <Name extends keyof Values>(name: Name) => ({
    field: inputs[name],
    label: t(`roll.fields.${name}`),
  });
  const statuses = writtenStatuses.map((value) => ({ value, label: t(`supplierRates:statuses.${value}`) }));
  return (
    <AppForm form={form} labels={labels} className="max-w-2xl space-y-5">
      <SelectField
        {...of("product")}
        options={products}
        valueKey="value"
        labelKey="label"
        alternate={t("roll.all")}
        optional
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField {...of("date_from")} />
        <DateField {...of("date_to")} />
        <NumberField {...of("years")} />
        <PercentField {...of("percent_bps")} />
      </div>
      <SelectField {...of("status")} options={statuses} valueKey="value" labelKey="label" />
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{t("roll.submit")}</SubmitButton>
        <Link to={back} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
