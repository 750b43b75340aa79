import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/**
 * Parts of a plain table, for a handful of rows inside a card. Lists use `data-table`. Explicit roles keep the
 * table a table for assistive technology wherever styles change `display`.
 */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return (
    <div data-slot="table-frame" className="w-full overflow-x-auto">
      <table
        role="table"
        data-slot="table"
        className={cn("w-full border-collapse text-sm", className)}
        {...rest}
      />
    </div>
  );
}

export function TableHead({ className, scope = "col", ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope={scope}
      data-slot="table-head"
      className={cn(
        "h-9 px-3 text-start text-xs font-medium whitespace-nowrap text-muted-foreground",
        className,
      )}
      {...rest}
    />
  );
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr data-slot="table-row" className={cn("border-b border-border last:border-b-0", className)} {...rest} />
  );
}

export function TableCell({ className, ...rest }: ComponentProps<"td">) {
  return <td data-slot="table-cell" className={cn("h-9 px-3 py-1.5", className)} {...rest} />;
}
