import type { IconNode } from "lucide";
import type { ComponentProps } from "react";

type IconProps = Omit<ComponentProps<"svg">, "children"> & { of: IconNode };

/** The shapes inside of an icon as they are written, made once for each icon. */
const written = new WeakMap<IconNode, { __html: string }>();

function shapesOf(icon: IconNode): { __html: string } {
  const kept = written.get(icon);
  if (kept) return kept;
  const shapes = icon.map(([tag, attributes]) => {
    const values = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${values.join("")}/>`;
  });
  const made = { __html: shapes.join("") };
  written.set(icon, made);
  return made;
}

/** An icon in the colour of its text. Decoration, which nobody hears of, unless it has a name (`aria-label`). */
export function Icon({ of, ...props }: IconProps) {
  const heard = props["aria-label"] !== undefined;
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(heard ? { role: "img" } : { "aria-hidden": true })}
      {...props}
      dangerouslySetInnerHTML={shapesOf(of)}
    />
  );
}
