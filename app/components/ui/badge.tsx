import { clsx } from "clsx";
import type { ComponentProps } from "react";

type BadgeProps = ComponentProps<"span"> & {
  tone?: "neutral" | "green" | "amber" | "red" | "primary" | "outline";
};

/** A word on a coloured ground; its looks stand in `kit.css`. */
export function Badge({ className, tone = "neutral", ...rest }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} className={clsx("badge", className)} {...rest} />;
}
