import type { ReactNode } from "react";
import { FieldError, fieldProps } from "#app/forms/fields/field-frame.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { cn } from "#app/lib/cn.ts";

type LabelChoicesProps<Value extends string> = {
  field: AppField;
  label: string;
  values: readonly Value[];
  /** Words of a value, read aloud and shown on the pointer. */
  nameOf: (value: Value) => string;
  children: (value: Value) => ReactNode;
};

/** One of a few things that are better seen than read: radio buttons with pictures. */
export function LabelChoices<Value extends string>(props: LabelChoicesProps<Value>) {
  const { field, label: legend, values, nameOf, children } = props;
  const { id, ...shared } = fieldProps(field);
  return (
    <fieldset data-slot="field" className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div key={field.key} className="flex flex-wrap gap-1.5">
        {values.map((value, index) => (
          <label
            key={value}
            title={nameOf(value)}
            className={cn(
              "inline-flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-md border border-border bg-card px-2",
              "hover:border-input has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
            )}
          >
            <input
              type="radio"
              {...shared}
              id={index === 0 ? id : undefined}
              value={value}
              defaultChecked={field.initialValue === value}
              className="sr-only"
            />
            {children(value)}
            <span className="sr-only">{nameOf(value)}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
