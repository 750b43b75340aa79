import type { ComponentProps } from "react";
import { DateInput } from "#app/forms/fields/date-input.tsx";
import { DatePicker } from "#app/forms/fields/date-picker.tsx";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";

type DateFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "id" | "defaultValue" | "type"> & {
    field: AppField;
    /** First and last day that the calendar offers, `YYYY-MM-DD`; what may be saved is for the rules to say. */
    min?: string;
    max?: string;
  };

/**
 * A day, typed with the day first or picked from the browser's own calendar, and kept as `YYYY-MM-DD`. The form's
 * `formats` must name the field as `date`.
 */
export function DateField(props: DateFieldProps) {
  const { field, label, hint, optional, frameClassName, min, max, disabled, ...rest } = props;
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={frameClassName}>
      <DateInput
        key={field.key}
        {...fieldProps(field, hint)}
        label={label}
        picker={DatePicker}
        bounds={{ min, max }}
        defaultValue={initialText(field)}
        disabled={disabled}
        {...rest}
      />
    </FieldFrame>
  );
}
