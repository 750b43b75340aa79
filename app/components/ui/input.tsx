import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** Shared look of everything that is typed into. 16 px on phones, so that the page does not zoom in. */
export const inputClasses = cn(
  "w-full min-w-0 rounded-md border border-input bg-card px-3 text-base text-foreground transition-colors duration-150",
  "placeholder:text-muted-foreground hover:border-foreground/60 sm:text-sm",
  "focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0",
  "disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground",
  "read-only:bg-muted aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive",
);

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} data-slot="input" className={cn(inputClasses, "h-9", className)} {...rest} />;
}
