import type { ComponentProps } from "react";
import { inputClasses } from "#app/components/ui/input.tsx";
import { cn } from "#app/lib/cn.ts";

/** Grows with its text where the browser can do that. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(inputClasses, "field-sizing-content min-h-20 py-2", className)}
      {...rest}
    />
  );
}
