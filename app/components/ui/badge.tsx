import { clsx } from "clsx";
import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

type BadgeProps = ComponentProps<"span"> & {
  tone?: "neutral" | "green" | "amber" | "red" | "primary" | "outline";
  /** Before the word, so that nobody has to tell by the colour alone. */
  icon?: IconNode;
};

/** A word on a coloured ground; its looks stand in `kit.css`. */
export function Badge({ className, tone = "neutral", icon, children, ...rest }: BadgeProps) {
  return (
    <span data-tone={tone} className={clsx("badge", className)} {...rest}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </span>
  );
}
