import { useFormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/**
 * Draws the form again on the server, with all that was typed, for what follows from a field; nothing is saved. Gone
 * where scripts draw what follows at once.
 */
export function CheckAgainButton({ of, children }: { of: AppField; children: ReactNode }) {
  const form = useFormMetadata();
  if (useHydrated()) return null;
  return (
    <Button {...form.validate.getButtonProps({ name: of.name })} type="submit">
      {children}
    </Button>
  );
}
