import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type DeskSectionProps = {
  title: string;
  /** The one thing of the page that is to be seen first. */
  hero?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a desk, parted from the others by space and a heading. */
export function DeskSection({ title, hero = false, className, children }: DeskSectionProps) {
  return (
    <section className={cn("min-w-0", className)}>
      <h2 className={cn("pb-2", hero ? "text-lg font-semibold" : "font-semibold")}>{title}</h2>
      {children}
    </section>
  );
}

/** Said where a part of a desk has nothing to show. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="border-t border-border py-2.5 text-muted-foreground">{children}</p>;
}
