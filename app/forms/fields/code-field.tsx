import { initialText, type AppField } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Input } from "#app/components/ui/input.tsx";

type CodeFieldProps = {
  field: AppField;
  label: string;
  hint?: string;
  /** No recovery code is taken here: phones show their keys for digits. */
  digitsOnly?: boolean;
  disabled?: boolean;
};

/** A code that is used once; phones offer the one that just arrived. */
export function CodeField({ field, label, hint, digitsOnly, disabled }: CodeFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Input
        key={field.key}
        {...fieldProps(field, hint)}
        defaultValue={initialText(field)}
        autoComplete="one-time-code"
        inputMode={digitsOnly ? "numeric" : "text"}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        className="font-mono tracking-wider"
      />
    </FieldFrame>
  );
}
