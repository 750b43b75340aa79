import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

const badgeVariants = cva(
  "inline-flex h-5.5 max-w-full items-center gap-1.5 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-status-neutral-soft text-status-neutral-foreground [&_svg]:text-status-neutral",
        green: "bg-status-green-soft text-status-green-foreground [&_svg]:text-status-green",
        amber: "bg-status-amber-soft text-status-amber-foreground [&_svg]:text-status-amber",
        red: "bg-status-red-soft text-status-red-foreground [&_svg]:text-status-red",
        primary: "bg-primary-soft text-primary-text",
        outline: "border border-border bg-transparent text-muted-foreground",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export function Badge({
  className,
  tone,
  ...rest
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...rest} />;
}
