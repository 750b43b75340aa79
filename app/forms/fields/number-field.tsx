import type { ComponentProps } from "react";
import { initialText, type AppField, type FieldTexts } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { cn } from "#app/lib/cn.ts";
import type { Currency } from "#contract/primitives.ts";

type NumberFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name" | "id" | "defaultValue" | "type" | "prefix"> & { field: AppField };

/** An amount in major units, typed in the reader's notation and kept in cents, as the contract's input says of the field. */
export function MoneyField({ currency, ...props }: NumberFieldProps & { currency: Currency }) {
  return <UnitField {...props} unit={currency} unitSide="start" inputMode="decimal" />;
}

/** A percentage, kept in basis points, as the contract's input says of the field. */
export function PercentField(props: NumberFieldProps) {
  return <UnitField {...props} unit="%" unitSide="end" inputMode="decimal" />;
}

/** A number: whole unless `fraction` is set, as the contract's input says of the field. */
export function NumberField({
  unit,
  fraction,
  ...props
}: NumberFieldProps & { unit?: string; fraction?: boolean }) {
  return <UnitField {...props} unit={unit} unitSide="end" inputMode={fraction ? "decimal" : "numeric"} />;
}

type UnitFieldProps = NumberFieldProps & { unit: string | undefined; unitSide: "start" | "end" };

function UnitField(props: UnitFieldProps) {
  const { field, label, hint, optional, frameClassName, unit, unitSide, className, ...rest } = props;
  const input = (
    <Input
      key={field.key}
      {...fieldProps(field, hint)}
      defaultValue={initialText(field)}
      autoComplete="off"
      className={cn(
        "text-end tabular-nums",
        unit && (unitSide === "start" ? "rounded-s-none" : "rounded-e-none"),
        className,
      )}
      {...rest}
    />
  );
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={frameClassName}>
      {unit ? (
        <span className={cn("flex", unitSide === "end" && "flex-row-reverse")}>
          <span
            aria-hidden="true"
            className={cn(
              "grid shrink-0 place-items-center border border-input bg-muted px-2.5 text-sm text-muted-foreground",
              unitSide === "start" ? "rounded-s-md border-e-0" : "rounded-e-md border-s-0",
            )}
          >
            {unit}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
