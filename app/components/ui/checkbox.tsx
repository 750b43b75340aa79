import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The browser's own check box in our clothes (`kit.css`). Put it inside or beside a label. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input type="checkbox" className={clsx("checkbox", className)} {...rest} />;
}
