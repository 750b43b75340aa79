import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

/** Named facts side by side; those without a value are left out by their caller. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl data-slot="facts" className={cn("flex flex-wrap gap-x-8 gap-y-3", className)}>
      {children}
    </dl>
  );
}

/** One fact: its name small above its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
