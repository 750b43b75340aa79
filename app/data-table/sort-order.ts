/** A sort as it stands in the address: a key, with a minus in front for descending. */
export type SortDirection = "ascending" | "descending" | "none";

/** How a column is sorted now, in the words of `aria-sort`. */
export function sortDirection(sort: string | undefined, key: string): SortDirection {
  if (sort === key) return "ascending";
  return sort === `-${key}` ? "descending" : "none";
}

/** The sort that a click on a heading leads to: ascending first, then the other way round. */
export function nextSort(sort: string | undefined, key: string): string {
  return sort === key ? `-${key}` : key;
}
