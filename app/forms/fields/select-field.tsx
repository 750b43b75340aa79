import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { initialText, type AppField } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { selectFirstOption, type FirstOption } from "#app/forms/select-first-option.ts";
import { Select } from "#app/components/ui/select.tsx";

type SelectFieldProps<Option> = Omit<
  ComponentProps<"select">,
  "name" | "id" | "defaultValue" | "children"
> & {
  field: AppField;
  label: string;
  hint?: string;
  optional?: boolean;
  options: readonly Option[];
  /** Key of an option's value and of its words. */
  valueKey: keyof Option & string;
  labelKey: keyof Option & string;
  /** The first option says "All". */
  all?: boolean;
  /** What the first option says where the label must not be repeated; the label is then left out of it. */
  alternate?: string;
};

/** One of several options. What the first option says follows the specification's rule. */
export function SelectField<Option extends object>(props: SelectFieldProps<Option>) {
  const { field, label, hint, optional, options, valueKey, labelKey, all, alternate, ...rest } = props;
  const say = useFirstOption();
  const first = selectFirstOption({ all, alternate, label: alternate ? undefined : label });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <Select key={field.key} {...fieldProps(field, hint)} defaultValue={initialText(field) ?? ""} {...rest}>
        <option value="">{say(first)}</option>
        {options.length === 0 && initialText(field) ? (
          // What stands there must not be lost with the form because nobody could tell what else there is.
          <option value={initialText(field)}>{initialText(field)}</option>
        ) : null}
        {options.map((option) => (
          <option key={String(option[valueKey])} value={String(option[valueKey])}>
            {String(option[labelKey])}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

function useFirstOption(): (first: FirstOption) => string {
  const { t } = useTranslation("kit");
  return (first) => {
    if (first.kind === "alternate") return first.label;
    if (first.kind === "selectLabel") return t("select.selectLabel", { label: first.label });
    return t(`select.${first.kind}`);
  };
}
