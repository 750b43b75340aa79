import type { IconNode } from "lucide";

const written = new WeakMap<IconNode, string>();

const lines =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The inside of an icon as markup, made once for each icon. */
export function shapesOf(icon: IconNode): string {
  const kept = written.get(icon);
  if (kept !== undefined) return kept;
  const shapes = icon
    .map(([tag, values]) => {
      const pairs = Object.entries(values).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${pairs.join("")}/>`;
    })
    .join("");
  const made = `<g ${lines}>${shapes}</g>`;
  written.set(icon, made);
  return made;
}
