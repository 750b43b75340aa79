import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { FormKey } from "#app/forms/form-key.tsx";

type IntentButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
  /** What the action of the page is asked for. */
  intent: string;
  /** The record as it was read, for a deed that is refused where somebody was quicker. */
  version?: number;
  label: string;
};

/** A deed of a page that takes nothing but its button: a form that posts, once. */
export function IntentButton({ intent, version, label, ...look }: IntentButtonProps) {
  const pending = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post">
      <FormKey />
      <input type="hidden" name="intent" value={intent} />
      {version === undefined ? null : <input type="hidden" name="lock_version" value={version} />}
      <Button type="submit" pending={pending} {...look}>
        {label}
      </Button>
    </Form>
  );
}
