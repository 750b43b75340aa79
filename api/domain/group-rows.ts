/** Rows by the value of one of their fields, each group in the order of the rows. */
export function groupRows<Key extends PropertyKey, Row extends Record<Key, unknown>>(
  rows: readonly Row[],
  key: Key,
): Map<Row[Key], Row[]> {
  const groups = new Map<Row[Key], Row[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
}
