import { Printer } from "lucide";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** Opens the browser's print dialog. Absent without JavaScript, where the browser's own menu does it. */
export function PrintButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Button onClick={() => window.print()}>
      <Icon of={Printer} />
      {label}
    </Button>
  );
}
