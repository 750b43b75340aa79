import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import { useLocale } from "#app/components/use-locale.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import type { AppField, ListField } from "#app/forms/fields/field.ts";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { optionSuggestion } from "#app/routes/admin/catalogue/quick-quote/option-suggestion.ts";
import { SlotExtrasField } from "#app/routes/admin/catalogue/quick-quote/slot-extras-field.tsx";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import type { OptionChoice } from "#contract/catalogue/packages/editor-days.ts";

type OptionRow = AppField & {
  getFieldset: () => Record<"option" | "class" | "substitute" | "extras", AppField>;
};
type SlotOptionsFieldProps = { field: ListField<OptionRow>; choices: readonly OptionChoice[] };

/** The services of a slot: one for every class or one by class, and what may be had instead. */
export function SlotOptionsField({ field, choices }: SlotOptionsFieldProps) {
  const { t } = useTranslation(["packageEditor", "packageContent", "productSearch"]);
  const locale = useLocale();
  const options = choices.map((choice) => optionSuggestion(choice, locale, t));
  const classes = optionClasses.map((value) => ({ value, label: t(`productSearch:classes.${value}`) }));
  return (
    <RowsField
      field={field}
      label={t("packageContent:slots.options")}
      addLabel={t("packageContent:slots.addOption")}
      rowLabel={(number) => t("packageContent:slots.optionRow", { number })}
      max={30}
    >
      {(row) => {
        const { option, class: own, substitute, extras } = row.getFieldset();
        return (
          <div className="space-y-3">
            <div className="grid gap-3 sm:grid-cols-[3fr_1fr]">
              <AutocompleteField
                field={option}
                label={t("packageContent:slots.option")}
                options={options}
                source={href("/admin/quick-quote/options")}
              />
              <SelectField
                field={own}
                label={t("packageContent:slots.class")}
                options={classes}
                valueKey="value"
                labelKey="label"
                alternate={t("packageContent:slots.everyClass")}
              />
            </div>
            <SlotExtrasField field={extras} option={option} choices={choices} />
            <CheckboxField field={substitute} label={t("packageContent:slots.substitute")} />
          </div>
        );
      }}
    </RowsField>
  );
}
