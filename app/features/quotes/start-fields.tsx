import { href } from "react-router";
import { transports } from "#app/features/quotes/transports.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { NumberField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";

type Name = "duration_days" | "start_place" | "transport" | "class";

type StartFieldsProps = {
  fields: Record<Name, AppField>;
  labels: Record<Name, string>;
  places: readonly Suggestion[];
};

/** What has to be known of a trip that begins with nothing but its days. */
export function StartFields({ fields, labels, places }: StartFieldsProps) {
  const { t } = useTranslation(["packages", "productSearch"]);
  return (
    <>
      <NumberField field={fields.duration_days} label={labels.duration_days} />
      <AutocompleteField
        field={fields.start_place}
        label={labels.start_place}
        options={places}
        source={href("/options/places")}
      />
      <SelectField
        field={fields.transport}
        label={labels.transport}
        options={transports.map((value) => ({
          value,
          words: value === "any" ? t("packages:anyTransport") : t(`packages:transports.${value}`),
        }))}
        valueKey="value"
        labelKey="words"
      />
      <SelectField
        field={fields.class}
        label={labels.class}
        options={optionClasses.map((value) => ({ value, words: t(`productSearch:classes.${value}`) }))}
        valueKey="value"
        labelKey="words"
        alternate={t("productSearch:anyClass")}
      />
    </>
  );
}
