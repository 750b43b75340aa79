import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** A placeholder of the coming shape. It stays invisible for 300 ms, so quick pages never flicker. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      data-slot="skeleton"
      className={cn("appear-late h-4 rounded-sm bg-accent", className)}
      {...rest}
    />
  );
}

/** Placeholder of a list: a head line and some rows. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div
      aria-hidden="true"
      className="appear-late divide-y divide-border rounded-md border border-border bg-card"
    >
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} className="grid h-9 grid-cols-[2fr_3fr_1fr_1fr] items-center gap-6 px-4">
          {["w-4/5", "w-3/5", "w-full", "w-2/3"].map((width) => (
            <div key={width} className={cn("rounded-sm bg-accent", width, row === 0 ? "h-2" : "h-3")} />
          ))}
        </div>
      ))}
    </div>
  );
}
