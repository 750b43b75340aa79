import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** The browser's own check box in our clothes. Put it inside or beside a label. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span data-slot="checkbox" className={cn("relative inline-flex size-4 shrink-0", className)}>
      <input
        type="checkbox"
        className={cn(
          "peer size-4 cursor-pointer appearance-none rounded-sm border border-input bg-card transition-colors",
          "checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary",
          "hover:border-foreground/60 aria-invalid:border-destructive",
          "disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto",
        )}
        {...rest}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 size-3 text-primary-foreground opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      />
    </span>
  );
}
