/** A field's name without the numbers of its rows: `rooms[2].type` is one of `rooms[].type`. */
export function namePattern(name: string): string {
  return name.replaceAll(/\[\d+\]/g, "[]");
}

/**
 * The fields of a form that a pattern stands for. A row counts when any of its fields was sent, so that a choice
 * that nobody made is found too.
 */
export function namesOf(pattern: string, sent: Iterable<string>): string[] {
  const mark = pattern.lastIndexOf("[]");
  if (mark < 0) return [pattern];
  const names = new Set<string>();
  for (const name of sent) {
    const end = endOfRow(name, pattern.slice(0, mark + 2));
    if (end > 0) names.add(name.slice(0, end) + pattern.slice(mark + 2));
  }
  return [...names];
}

/** Where the number of the row ends in a name; -1 when the name belongs to no such row. */
function endOfRow(name: string, rowPattern: string): number {
  let at = 0;
  const [first = "", ...others] = rowPattern.split("[]").slice(0, -1);
  for (const part of [first, ...others]) {
    if (!name.startsWith(`${part}[`, at)) return -1;
    const close = name.indexOf("]", at + part.length);
    if (close < 0) return -1;
    at = close + 1;
  }
  return at;
}

/** The name that the form gives to a path of the API: `rooms.0.type` is `rooms[0].type`. */
export function nameOfPath(path: string): string {
  return path.replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]");
}
