import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** A thin line between groups; decoration, so assistive technology does not hear of it. */
export function Separator({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      data-slot="separator"
      className={cn("h-px w-full bg-border", className)}
      {...rest}
    />
  );
}
