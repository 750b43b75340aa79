import { useEffect, useRef, useState } from "react";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Combobox } from "#app/forms/fields/combobox.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";

type AutocompleteFieldProps = FieldTexts & {
  field: AppField;
  /** What can be chosen without JavaScript; the chosen one must be among them. */
  options: readonly Suggestion[];
  /** Address of the route that searches; without it the options themselves are searched. */
  source?: string;
  disabled?: boolean;
  placeholder?: string;
};

/** One of many: a select on paper and without JavaScript, a search field with suggestions otherwise. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { field, options, source, placeholder, disabled, ...texts } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    // Somebody may have chosen already, before the page came alive.
    setChosen(frame.current?.querySelector("select")?.value ?? "");
  }, []);

  if (chosen === null) {
    return (
      <div ref={frame}>
        <SelectField
          field={field}
          options={options.map(({ value, label, detail }) => ({
            value,
            words: detail ? `${label}, ${detail}` : label,
          }))}
          valueKey="value"
          labelKey="words"
          disabled={disabled}
          className={texts.frameClassName}
          {...texts}
        />
      </div>
    );
  }
  const first = field.key === undefined ? chosen : (initialText(field) ?? "");
  return (
    <FieldFrame
      field={field}
      label={texts.label}
      hint={texts.hint}
      optional={texts.optional}
      className={texts.frameClassName}
    >
      <Combobox
        key={field.key}
        {...fieldProps(field, texts.hint)}
        label={texts.label}
        chosen={options.find(({ value }) => value === (chosen || first)) ?? null}
        options={options}
        source={source}
        placeholder={placeholder}
        disabled={disabled}
      />
    </FieldFrame>
  );
}
