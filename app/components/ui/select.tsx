import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { inputClasses } from "#app/components/ui/input.tsx";
import { cn } from "#app/lib/cn.ts";

/** The browser's own select: it works without JavaScript, on phones and with every keyboard. */
export function Select({
  className,
  selectClassName,
  children,
  ...rest
}: ComponentProps<"select"> & { selectClassName?: string }) {
  return (
    <span data-slot="select" className={cn("relative block", className)}>
      <select
        className={cn(
          inputClasses,
          "h-9 cursor-pointer appearance-none truncate pr-9 enabled:read-only:bg-card!",
          selectClassName,
        )}
        {...rest}
      >
        {children}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
