import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type EmptyStateProps = {
  icon?: LucideIcon;
  title: string;
  /** One sentence that teaches the next step. */
  text?: string;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
};

/** What a place shows while nothing is there yet. */
export function EmptyState({ icon: Icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn("flex flex-col items-center gap-2 px-6 py-14 text-center", className)}
    >
      {Icon ? (
        <span className="mb-1 grid size-11 place-items-center rounded-full bg-muted text-muted-foreground">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      ) : null}
      <p className="text-base font-semibold">{title}</p>
      {text ? <p className="max-w-[46ch] text-pretty text-muted-foreground">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
