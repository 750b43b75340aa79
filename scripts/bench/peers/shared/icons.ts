import type { IconNode } from "lucide";

const written = new WeakMap<IconNode, string>();

/** The shapes inside of an icon as markup, made once for each icon. */
export function shapesOf(icon: IconNode): string {
  const kept = written.get(icon);
  if (kept !== undefined) return kept;
  const made = icon
    .map(([tag, values]) => {
      const pairs = Object.entries(values).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${pairs.join("")}/>`;
    })
    .join("");
  written.set(icon, made);
  return made;
}
