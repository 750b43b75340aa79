import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { DaysFields } from "#app/features/stock/days-fields.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type Defaults, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels } from "#app/records/field-words.ts";
import { ownStockChangeFields, stockChangeFields } from "#contract/catalogue/stock/registry-fields.ts";
import type { StockChoices } from "#contract/catalogue/stock/stock.ts";
import { writtenModes } from "#contract/catalogue/stock/stock-words.ts";

type Values = {
  products: string[];
  weekdays: string[];
} & Record<"date_from" | "date_to" | "agency" | "mode" | "max" | "release_days", string>;

type ChangeFormProps = {
  products: StockChoices["products"];
  /** Absent for a supplier, which says how much it keeps and no more. */
  agencies?: StockChoices["agencies"];
  values: Defaults<Values>;
  result: FormResult;
  back: string;
};

/** Which days of which products get what; what is left empty stays as it is. */
export function ChangeForm({ products, agencies, values, result, back }: ChangeFormProps) {
  const { t } = useTranslation(["stock", "supplierProducts", "kit"]);
  const fields = agencies ? stockChangeFields : ownStockChangeFields;
  const [form, inputs] = useAppForm<Values>({
    id: "stock",
    lastResult: result,
    fields,
    defaultValue: values,
  });
  const labels = fieldLabels(fields, (name) => t(`fields.${name}`));
  const modes = writtenModes.map((value) => ({ value, label: t(`modes.${value}`) }));
  return (
    <AppForm form={form} labels={labels} className="max-w-2xl space-y-5">
      <DaysFields inputs={inputs} products={products} />
      {agencies ? (
        <>
          <SelectField
            field={inputs.agency}
            label={t("fields.agency")}
            hint={t("hints.agency")}
            options={agencies}
            valueKey="uid"
            labelKey="name"
            alternate={t("everybody")}
            optional
          />
          <SelectField
            field={inputs.mode}
            label={t("fields.mode")}
            options={modes}
            valueKey="value"
            labelKey="label"
            alternate={t("asItIs")}
            optional
          />
        </>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField field={inputs.max} label={t("fields.max")} hint={t("hints.max")} optional />
        <NumberField
          field={inputs.release_days}
          label={t("fields.release_days")}
          hint={t("hints.release_days")}
          optional
        />
      </div>
      <div className="flex flex-wrap gap-2 pt-2">
        <SubmitButton>{t("change.look")}</SubmitButton>
        <Link to={back} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}
