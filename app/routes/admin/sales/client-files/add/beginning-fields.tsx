import { brands } from "#app/domain/brands.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { StartFields } from "#app/features/quotes/start-fields.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import type { FileBeginning, NewFileChoices } from "#contract/sales/client-files/create.ts";

type Name = "duration_days" | "start_place" | "transport" | "package" | "class";

type BeginningFieldsProps = {
  begin: FileBeginning;
  fields: Record<Name, AppField>;
  labels: Record<Name, string>;
  places: readonly Suggestion[];
  packages: NewFileChoices["packages"];
};

/** What has to be known of a trip that begins empty or with a package; of a copy nothing more. */
export function BeginningFields({ begin, fields, labels, places, packages }: BeginningFieldsProps) {
  const { t } = useTranslation(["newFile", "productSearch"]);
  if (begin === "copy") return null;
  if (begin === "package")
    return (
      <>
        <AutocompleteField
          field={fields.package}
          label={labels.package}
          {...(packages.length === 0 && { hint: t("newFile:none") })}
          options={packages.map(({ ref, name, brand, duration_days: count }) => ({
            value: ref,
            label: name,
            detail: `${t("newFile:days", { count })} · ${brands[brand].name}`,
          }))}
        />
        <SelectField
          field={fields.class}
          label={labels.class}
          options={optionClasses.map((value) => ({ value, words: t(`productSearch:classes.${value}`) }))}
          valueKey="value"
          labelKey="words"
        />
      </>
    );
  return <StartFields fields={fields} labels={labels} places={places} />;
}
