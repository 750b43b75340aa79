import type { AppField } from "#app/forms/fields/field.ts";
import { FieldError, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Switch } from "#app/components/ui/switch.tsx";

type CheckboxFieldProps = {
  field: AppField & { initialValue?: unknown };
  label: string;
  hint?: string;
  disabled?: boolean;
};

function isTicked({ initialValue }: AppField): boolean {
  return initialValue === "on" || initialValue === "true" || initialValue === true;
}

/** Yes or no, as part of what the form sends. */
export function CheckboxField({ field, label, hint, disabled }: CheckboxFieldProps) {
  return (
    <div data-slot="field">
      <label className="flex cursor-pointer items-start gap-2.5 py-0.5">
        <Checkbox
          key={field.key}
          {...fieldProps(field, hint)}
          defaultChecked={isTicked(field)}
          disabled={disabled}
          className="mt-0.5"
        />
        <span>{label}</span>
      </label>
      <Hint field={field} hint={hint} />
      <FieldError field={field} />
    </div>
  );
}

/** Yes or no for something that is on or off. */
export function SwitchField({ field, label, hint, disabled }: CheckboxFieldProps) {
  return (
    <div data-slot="field">
      <label className="flex min-h-6 cursor-pointer items-center justify-between gap-4">
        <span className="font-medium">{label}</span>
        <Switch
          key={field.key}
          {...fieldProps(field, hint)}
          defaultChecked={isTicked(field)}
          disabled={disabled}
        />
      </label>
      <Hint field={field} hint={hint} />
      <FieldError field={field} />
    </div>
  );
}

function Hint({ field, hint }: { field: AppField; hint?: string }) {
  if (!hint) return null;
  return (
    <p id={field.descriptionId} className="mt-1 text-xs text-pretty text-muted-foreground">
      {hint}
    </p>
  );
}
