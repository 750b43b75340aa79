import type { AppField } from "#app/forms/fields/field.ts";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import type { StockChoices } from "#contract/catalogue/stock/stock.ts";

type DaysFieldsProps = {
  inputs: Record<"products" | "date_from" | "date_to" | "weekdays", AppField>;
  products: StockChoices["products"];
};

/** Which days of which products a form is about. */
export function DaysFields({ inputs, products }: DaysFieldsProps) {
  const { t } = useTranslation(["stock", "supplierProducts"]);
  const choices = products.map(({ uid, name, code }) => ({ value: uid, label: `${name} (${code})` }));
  const days = weekdays.map((value) => ({ value, label: t(`supplierProducts:days.${value}`) }));
  return (
    <>
      <MultiSelectField field={inputs.products} label={t("fields.products")} choices={choices} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField field={inputs.date_from} label={t("fields.date_from")} />
        <DateField field={inputs.date_to} label={t("fields.date_to")} hint={t("hints.date_to")} />
      </div>
      <MultiSelectField field={inputs.weekdays} label={t("fields.weekdays")} inline choices={days} />
    </>
  );
}
