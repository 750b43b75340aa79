import { CircleAlert } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";

/** Why something was not taken, beside it; nothing while there is no reason. */
export function RefusedNote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="mt-2 flex items-start gap-2 text-sm text-destructive-text">
      <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
