import type { ComponentProps } from "react";
import { TextField } from "#app/forms/fields/text-field.tsx";

type ContactFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "inputMode">;

/** An e-mail address; a phone shows the keys for it, and the browser may fill it in. */
export function EmailField(props: ContactFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** A phone number as the phone rule reads it. */
export function PhoneField(props: ContactFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}
