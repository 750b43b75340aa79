import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { useFormState } from "#app/forms/form-state.ts";

/**
 * Sends the form; says "Submit" unless told what happens. While the form is on its way the button that was used
 * shows it, keeps the focus and cannot be used again.
 */
export function SubmitButton({
  children,
  name,
  value,
  ...rest
}: Omit<ComponentProps<typeof Button>, "type">) {
  const { t } = useTranslation("kit");
  const { pending, sentWith } = useFormState();
  const mine = sentWith === (name ? `${name}=${String(value ?? "")}` : null);
  return (
    <Button
      type="submit"
      variant="primary"
      name={name}
      value={value}
      pending={pending && mine}
      aria-disabled={pending || undefined}
      {...rest}
    >
      {children ?? t("form.submit")}
      {pending && mine ? (
        <span role="status" className="sr-only">
          {t("form.working")}
        </span>
      ) : null}
    </Button>
  );
}
