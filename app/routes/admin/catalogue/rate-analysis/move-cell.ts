const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Moves the focus from a link of a table's body to that of the cell beside it. True where it moved. */
export function moveCell(table: HTMLElement, key: string): boolean {
  const step = steps[key];
  const cell = document.activeElement?.closest<HTMLTableCellElement>("tbody :is(th, td)");
  const row = cell?.closest("tr");
  if (!step || !cell || !row || !table.contains(cell)) return false;
  const [down, right] = step;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("tbody tr")];
  const next = rows[rows.indexOf(row) + down]?.cells[cell.cellIndex + right];
  const link = next?.querySelector("a");
  link?.focus();
  return link !== null && link !== undefined;
}
