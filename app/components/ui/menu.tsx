import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useLocation } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useChange } from "#app/lib/use-change.ts";

type MenuProps = {
  /** What the closed menu shows. */
  trigger: ReactNode;
  /** Name of the menu where the trigger has no words of its own. */
  label?: string;
  /** Edge of the trigger that the panel keeps to. */
  align?: "start" | "end";
  side?: "bottom" | "top";
  /** Opened by the page, because something in it is to be read now. */
  open?: boolean;
  className?: string;
  panelClassName?: string;
  children: ReactNode;
};

/**
 * A disclosure that floats. Built on `details`, so it opens without JavaScript; with it, Escape, a click
 * elsewhere and a navigation close it, and focus returns to the trigger.
 */
export function Menu({
  trigger,
  label,
  align = "end",
  side = "bottom",
  open = false,
  className,
  panelClassName,
  children,
}: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useChange(useLocation(), () => {
    if (details.current) details.current.open = open;
  });

  useEffect(() => {
    const closeElsewhere = (event: Event) => {
      const menu = details.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const menu = details.current;
      if (event.key !== "Escape" || !menu?.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  return (
    <details ref={details} open={open} data-slot="menu" className={cn("group/menu relative", className)}>
      <summary aria-label={label} className="rounded-md select-none">
        {trigger}
      </summary>
      <div
        data-slot="menu-panel"
        className={cn(
          "absolute z-40 min-w-52 rounded-md border border-border bg-popover p-1 text-popover-foreground shadow-float",
          align === "end" ? "end-0" : "start-0",
          side === "bottom" ? "top-full mt-1.5" : "bottom-full mb-1.5",
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** Look of a link or button inside a menu. */
export const menuItemClasses = cn(
  "flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-start text-sm -outline-offset-2",
  "hover:bg-accent [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground",
);

/** A heading between the items of a menu. */
export function MenuLabel({ className, ...rest }: ComponentProps<"p">) {
  return (
    <p className={cn("px-2.5 pt-2 pb-1 text-xs font-medium text-muted-foreground", className)} {...rest} />
  );
}
