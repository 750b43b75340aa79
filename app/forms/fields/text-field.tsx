import type { ComponentProps } from "react";
import { initialText, type AppField } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";

type OwnProps = {
  field: AppField;
  label: string;
  hint?: string;
  optional?: boolean;
  frameClassName?: string;
};
type TextFieldProps = OwnProps & Omit<ComponentProps<"input">, "name" | "id" | "defaultValue" | "maxLength">;
type TextAreaFieldProps = OwnProps &
  Omit<ComponentProps<"textarea">, "name" | "id" | "defaultValue" | "maxLength">;

/** Too much text is refused in words by the rules of the form; an input that cuts it would lose what is typed. */
function textProps(field: AppField, hint?: string) {
  return { ...fieldProps(field, hint), defaultValue: initialText(field) };
}

/** One line of text. `type` is text unless given; `autoComplete` belongs on everything a browser can fill in. */
export function TextField({ field, label, hint, optional, frameClassName, ...rest }: TextFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={frameClassName}>
      <Input key={field.key} {...textProps(field, hint)} {...rest} />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextAreaField({ field, label, hint, optional, frameClassName, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={frameClassName}>
      <Textarea key={field.key} {...textProps(field, hint)} {...rest} />
    </FieldFrame>
  );
}
