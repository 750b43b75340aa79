import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Input } from "#app/components/ui/input.tsx";

type TimeFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "id" | "defaultValue" | "type"> & { field: AppField };

/**
 * A clock time of 24 hours, typed as `0930`, `9:30` or `9` and kept as `hhmm`. The form's `formats` must name the
 * field as `clock`.
 */
export function TimeField({ field, label, hint, optional, frameClassName, ...rest }: TimeFieldProps) {
  const { t } = useTranslation("formFields");
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={frameClassName}>
      <Input
        key={field.key}
        {...fieldProps(field, hint)}
        defaultValue={initialText(field)}
        placeholder={t("time.placeholder")}
        inputMode="numeric"
        autoComplete="off"
        className="w-24! tabular-nums"
        {...rest}
      />
    </FieldFrame>
  );
}
