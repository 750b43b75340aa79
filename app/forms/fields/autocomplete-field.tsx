import { useEffect, useRef, useState } from "react";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Combobox } from "#app/forms/fields/combobox.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";

type AutocompleteFieldProps = FieldTexts & {
  field: AppField;
  /**
   * What can be chosen without JavaScript; the chosen one must be among them. With none at all the field takes the
   * value itself as text: they could not be told, and the form must still be of use.
   */
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
    const input = frame.current?.querySelector<HTMLSelectElement | HTMLInputElement>("select, input");
    setChosen(input?.value ?? "");
  }, []);
  const isTold = options.length > 0;

  if (!isTold && (chosen === null || source === undefined)) {
    return (
      <div ref={frame}>
        <TextField field={field} disabled={disabled} autoComplete="off" {...texts} />
      </div>
    );
  }
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
  const value = chosen || first;
  const known = options.find((option) => option.value === value) ?? null;
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
        chosen={known ?? (isTold || value === "" ? null : { value, label: value })}
        options={options}
        source={source}
        placeholder={placeholder}
        disabled={disabled}
      />
    </FieldFrame>
  );
}
