/** What a text's placeholders are given, and the number that decides its form. */
export type TextValues = Record<string, string | number | null | undefined>;

const placeholder = /\{\{\s*(.+?)\s*\}\}/g;

/** Puts values into a text. A placeholder that no value was given for stays, so that somebody notices. */
export function fillText(text: string, values: TextValues): string {
  if (!text.includes("{{")) return text;
  return text.replace(placeholder, (hole, name: string) =>
    name in values ? String(values[name] ?? "") : hole,
  );
}
