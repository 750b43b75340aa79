import { useLocale } from "#app/components/use-locale.ts";
import { languageName } from "#app/domain/language-name.ts";
import type { AppField } from "#app/forms/fields/field.ts";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { locales } from "#app/i18n/config.ts";

type LanguageFieldProps = { field: AppField; label: string; hint?: string; optional?: boolean };

/** One of the languages that the house writes in, by its name in the reader's. */
export function LanguageField({ field, label, hint, optional = false }: LanguageFieldProps) {
  const locale = useLocale();
  return (
    <SelectField
      field={field}
      label={label}
      {...(hint !== undefined && { hint })}
      optional={optional}
      options={locales.map((code) => ({ code, name: languageName(code, locale) }))}
      valueKey="code"
      labelKey="name"
    />
  );
}
