import { ChevronDown, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";

/** What a file comes to, who travels, what its client has: a line above the trip, of which each opens. */
export function FileStrip({ children }: { children: ReactNode }) {
  return (
    <div
      data-slot="file-strip"
      className="-mt-4 grid grid-cols-1 items-start gap-x-8 border-b border-border sm:auto-cols-fr sm:grid-flow-col phone:divide-y phone:divide-border"
    >
      {children}
    </div>
  );
}

type StripItemProps = {
  name: string;
  /** What most readers want to know of it. */
  value: ReactNode;
  /** All of it. */
  children: ReactNode;
};

const row = "flex min-h-11 items-center gap-x-3 rounded-sm py-2";
const sign = "size-4 shrink-0 text-muted-foreground print:hidden";

/** A part of the strip that opens in its place. */
export function StripItem({ name, value, children }: StripItemProps) {
  return (
    <details className="group/strip min-w-0" data-slot="strip-item">
      <summary className={row}>
        <Told name={name} value={value} />
        <Icon of={ChevronDown} className={cn(sign, "group-open/strip:rotate-180")} />
      </summary>
      <div className="space-y-3 pt-1 pb-4">{children}</div>
    </details>
  );
}

/** A part of the strip that has a page of its own. */
export function StripLink({ name, value, to }: Omit<StripItemProps, "children"> & { to: string }) {
  return (
    <Link to={to} className={row}>
      <Told name={name} value={value} />
      <Icon of={ChevronRight} className={sign} />
    </Link>
  );
}

function Told({ name, value }: Pick<StripItemProps, "name" | "value">) {
  return (
    <span className="min-w-0 flex-1">
      <h2 className="text-xs font-normal text-muted-foreground">{name}</h2>
      <span className="flex min-h-6 items-center text-base font-semibold tabular-nums">{value}</span>
    </span>
  );
}
