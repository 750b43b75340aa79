import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { DaysFields } from "#app/features/stock/days-fields.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type Defaults, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels } from "#app/records/field-words.ts";
import { stopSellFields } from "#contract/catalogue/stock/registry-fields.ts";
import type { StockChoices } from "#contract/catalogue/stock/stock.ts";
import { stopActs } from "#contract/catalogue/stock/stock-words.ts";

type Values = { products: string[]; weekdays: string[] } & Record<
  "date_from" | "date_to" | "act" | "reason",
  string
>;

type StopFormProps = {
  products: StockChoices["products"];
  values: Defaults<Values>;
  result: FormResult;
  back: string;
};

/** Which days are closed and why, or opened again. */
export function StopForm({ products, values, result, back }: StopFormProps) {
  const { t } = useTranslation(["stock", "supplierProducts", "kit"]);
  const [form, inputs] = useAppForm<Values>({
    id: "stop",
    lastResult: result,
    fields: stopSellFields,
    defaultValue: values,
  });
  const acts = stopActs.map((value) => ({ value, label: t(`acts.${value}`) }));
  return (
    <AppForm
      form={form}
      labels={fieldLabels(stopSellFields, (name) => t(`fields.${name}`))}
      className="max-w-2xl space-y-5"
    >
      <RadioField field={inputs.act} label={t("fields.act")} choices={acts} inline />
      <DaysFields inputs={inputs} products={products} />
      <TextField
        field={inputs.reason}
        label={t("fields.reason")}
        hint={t("hints.reason")}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{t("stop.submit")}</SubmitButton>
        <Link to={back} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
