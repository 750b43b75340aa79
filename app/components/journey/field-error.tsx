import { CircleAlert } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";

/** What is wrong with a field of a public page, under it; the browser module fills it in as well. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} data-error hidden={!error} className="flex items-center gap-2 text-sm text-destructive-text">
      <Icon of={CircleAlert} className="size-4 shrink-0" />
      <span data-error-text>{error}</span>
    </p>
  );
}
