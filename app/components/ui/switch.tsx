import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** On or off, at once. A check box for forms and for browsers without JavaScript, a switch for people. */
export function Switch({ className, ...rest }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <input
      type="checkbox"
      role="switch"
      data-slot="switch"
      className={cn(
        "h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-muted p-0.5 transition-colors duration-150",
        "before:block before:size-3.5 before:rounded-full before:bg-input before:transition-transform before:duration-150",
        "checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-primary-foreground",
        "disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto",
        className,
      )}
      {...rest}
    />
  );
}
