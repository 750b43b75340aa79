import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { cn } from "#app/lib/cn.ts";

export type Tab = { to: string; label: string; count?: number; end?: boolean };

/** Tabs that are pages: each has an address, so it is a link in a navigation and no ARIA tab. */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}) {
  const list = useCurrentInView(useLocation().pathname);
  return (
    <nav aria-label={label} data-slot="tabs" className={cn("border-b border-border", className)}>
      <ul ref={list} className="-mb-px flex gap-5 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end={tab.end}
              preventScrollReset
              className={cn(
                "flex h-10 items-center gap-2 border-b-2 border-transparent whitespace-nowrap text-muted-foreground",
                "-outline-offset-2 hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium",
                "aria-[current=page]:text-foreground",
              )}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="rounded-full bg-muted px-1.5 text-xs text-muted-foreground">
                  {tab.count}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings the current one of many tabs to the middle of a narrow screen. Sideways alone: the page stays where it is. */
function useCurrentInView(path: string) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = ref.current?.querySelector("[aria-current=page]")?.getBoundingClientRect();
    const around = ref.current?.getBoundingClientRect();
    if (!ref.current || !current || !around) return;
    ref.current.scrollLeft += current.left - around.left - (around.width - current.width) / 2;
  }, [path]);
  return ref;
}
