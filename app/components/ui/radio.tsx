import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** The browser's own radio button in our clothes. Put it inside or beside a label. */
export function Radio({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="radio"
      data-slot="radio"
      className={cn(
        "size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-card transition-colors",
        "checked:border-5 checked:border-primary hover:border-foreground/60 checked:hover:border-primary",
        "disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive forced-colors:appearance-auto",
        className,
      )}
      {...rest}
    />
  );
}
