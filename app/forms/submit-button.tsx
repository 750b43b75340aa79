import type { ComponentProps } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { useFormState } from "#app/forms/form-state.ts";

/**
 * Sends the form; says "Submit" unless told what happens. While the form is on its way the button that was used
 * shows it, in the words of `working` where it has some, keeps the focus and cannot be used again.
 */
export function SubmitButton({
  children,
  name,
  value,
  working,
  ...rest
}: Omit<ComponentProps<typeof Button>, "type"> & { working?: string }) {
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
      {pending && mine && working ? working : (children ?? t("form.submit"))}
      {pending && mine ? (
        <span role="status" className="sr-only">
          {working ?? t("form.working")}
        </span>
      ) : null}
    </Button>
  );
}
