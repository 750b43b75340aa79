import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";

type EmptyStateProps = {
  icon?: IconNode;
  title: string;
  /** One sentence that teaches the next step. */
  text?: string;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
};

/** What a place shows while nothing is there yet. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn("flex flex-col items-center gap-2 px-6 py-14 text-center", className)}
    >
      {icon ? (
        <span className="mb-1 grid size-11 place-items-center rounded-full bg-muted text-muted-foreground">
          <Icon of={icon} className="size-5" />
        </span>
      ) : null}
      <p className="text-base font-semibold">{title}</p>
      {text ? <p className="max-w-[46ch] text-pretty text-muted-foreground">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
