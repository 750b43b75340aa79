/** What a key press is to a portal: a page to go to, the keys it can be told, or one of its deeds. */
export type Meaning = { go: string } | "palette" | "edit" | "keys" | "wait" | null;

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** How long after `g` the letter of a page may come, in milliseconds. */
export const waitMs = 1500;

/**
 * The meaning of a press. `single` says whether a single key may be taken for a shortcut at all; `waiting` that `g` was
 * pressed just before; `pages` are the addresses by their letter.
 */
export function meaningOf(
  { key, ctrlKey, metaKey, altKey }: Press,
  { single, waiting, pages }: { single: boolean; waiting: boolean; pages: ReadonlyMap<string, string> },
): Meaning {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") return "palette";
  if (!single) return null;
  const to = waiting ? pages.get(key.toLowerCase()) : undefined;
  if (to !== undefined) return { go: to };
  return singles.get(key) ?? null;
}

const singles = new Map<string, Meaning>([
  ["g", "wait"],
  ["/", "palette"],
  ["e", "edit"],
  ["?", "keys"],
]);
