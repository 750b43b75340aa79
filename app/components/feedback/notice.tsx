import { Info } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";

/** A quiet remark beside what it explains: no colour, no frame. For what must not be missed there is `Alert`. */
export function Notice({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      data-slot="notice"
      className={cn("flex max-w-[70ch] items-start gap-2 text-sm text-muted-foreground", className)}
    >
      <Icon of={Info} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
