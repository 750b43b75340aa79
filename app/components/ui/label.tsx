import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

export function Label({ className, ...rest }: ComponentProps<"label">) {
  return (
    <label data-slot="label" className={cn("text-sm font-medium text-foreground", className)} {...rest} />
  );
}
