import type { IconNode } from "lucide";
import type { ComponentProps } from "react";

type IconProps = Omit<ComponentProps<"svg">, "children" | "strokeWidth"> & {
  of: IconNode;
  strokeWidth?: number;
};

/** The inside of an icon as it is written, made once for each icon and width of its lines. */
const written = new WeakMap<IconNode, Map<number, { __html: string }>>();

function insideOf(icon: IconNode, strokeWidth: number): { __html: string } {
  const kept = written.get(icon) ?? new Map<number, { __html: string }>();
  written.set(icon, kept);
  const known = kept.get(strokeWidth);
  if (known) return known;
  const shapes = icon.map(([tag, attributes]) => `<${tag}${inWriting(attributes)}/>`);
  // Written here, and not as attributes of the picture, each of which is set anew for every icon of a page.
  const lines = inWriting({
    ...{ fill: "none", stroke: "currentColor", "stroke-width": strokeWidth },
    ...{ "stroke-linecap": "round", "stroke-linejoin": "round" },
  });
  const made = { __html: `<g${lines}>${shapes.join("")}</g>` };
  kept.set(strokeWidth, made);
  return made;
}

function inWriting(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

/** An icon in the colour of its text. Decoration, which nobody hears of, unless it has a name (`aria-label`). */
export function Icon({ of, strokeWidth = 2, ...props }: IconProps) {
  const heard = props["aria-label"] !== undefined;
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      {...(heard ? { role: "img" } : { "aria-hidden": true })}
      {...props}
      dangerouslySetInnerHTML={insideOf(of, strokeWidth)}
    />
  );
}
