import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

type TableProps = ComponentProps<"table"> & {
  /** What the table is of, for those who cannot see it. */
  caption: string;
};

/**
 * Parts of a plain table, for a handful of rows inside a card. Lists use `data-table`. Explicit roles keep the
 * table a table for assistive technology wherever styles change `display`. Where it is wider than its room, keys
 * scroll it.
 */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <div
      data-slot="table-frame"
      tabIndex={0}
      role="region"
      aria-label={caption}
      className="w-full overflow-x-auto"
    >
      <table
        role="table"
        data-slot="table"
        className={cn("w-full border-collapse text-sm", className)}
        {...rest}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type TableHeadProps = ComponentProps<"th"> & {
  /** Above numbers, which stand at the end of their column. */
  atEnd?: boolean;
};

export function TableHead({ className, scope = "col", atEnd = false, ...rest }: TableHeadProps) {
  return (
    <th
      scope={scope}
      data-slot="table-head"
      className={cn(
        "h-9 px-3 text-xs font-medium whitespace-nowrap text-muted-foreground",
        atEnd ? "text-end" : "text-start",
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
