import { languageNames } from "#app/components/shell/language-names.ts";
import type { Locale } from "#contract/primitives.ts";

type Labels = Readonly<Partial<Record<string, string>>>;

/** The name at the top of a form that a field belongs to: `rooms` of `rooms[2].type`. */
export function rootOf(name: string): string {
  return /^[^.[]*/.exec(name)?.[0] ?? name;
}

/** The label of a field; a part has that of its whole, of one language of a text with the name of the language. */
export function labelOfField(name: string, labels: Labels): string | undefined {
  const root = rootOf(name);
  const label = labels[name] ?? labels[root];
  const part = name.slice(root.length + 1);
  if (labels[name] !== undefined || label === undefined || !(part in languageNames)) return label;
  return `${label} · ${languageNames[part as Locale]}`;
}
