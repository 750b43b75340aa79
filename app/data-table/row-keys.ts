/** What a key does to the rows of a list; null for keys that mean nothing here. */
export type RowMove = "next" | "previous" | "tick";

const moves: Record<string, RowMove> = { j: "next", k: "previous", x: "tick" };
const arrows: Record<string, RowMove> = { ArrowDown: "next", ArrowUp: "previous" };

/** The meaning of a key; arrows scroll the page unless the focus is in the table. */
export function rowMove(key: string, inTable: boolean): RowMove | null {
  return moves[key] ?? (inTable ? arrows[key] : undefined) ?? null;
}

/** The row to go to from one of `count` rows, or from none (-1); the ends hold. */
export function rowAfter(current: number, move: "next" | "previous", count: number): number {
  if (current < 0) return move === "next" ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, current + (move === "next" ? 1 : -1)));
}

const frames = '[data-slot="data-table"]';

/** Carries out a key press in the first table of a list; false when there was nothing to do. */
export function moveRow(list: HTMLElement, key: string): boolean {
  const table = list.querySelector<HTMLElement>(frames);
  const focused = document.activeElement;
  const move = table && rowMove(key, table.contains(focused));
  if (!move) return false;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("tbody tr")];
  const current = rows.findIndex((row) => row.contains(focused));
  if (move === "tick") return tick(rows[current]);
  const row = rows[rowAfter(current, move, rows.length)];
  const place = row && placeIn(row);
  if (!place) return false;
  place.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
  return true;
}

/** Where the cursor stands in a row: on what it leads to, or on its name where it leads nowhere. */
function placeIn(row: HTMLTableRowElement): HTMLElement | null {
  const link =
    row.querySelector<HTMLElement>(".data-table-link") ?? row.querySelector<HTMLElement>("a, button");
  if (link) return link;
  const name = row.querySelector<HTMLElement>(".data-table-first");
  if (name) name.tabIndex = -1;
  return name;
}

function tick(row: HTMLTableRowElement | undefined): boolean {
  const box = row?.querySelector<HTMLInputElement>('input[name="ids"]');
  box?.click();
  return box !== null && box !== undefined;
}

/** Puts the cursor into the search of a list; false when it has none. */
export function focusSearch(list: HTMLElement): boolean {
  const field = list.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
