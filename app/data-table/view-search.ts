import type { SavedView } from "#contract/system/saved-views.ts";

/** Parameters that are no part of a view: where one stands in the list, and which view it came from. */
const passing = new Set(["page", "after", "before", "view", "columns"]);

/** The query string as a view keeps it, without its question mark. */
export function searchToKeep(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => !passing.has(name) && value !== "");
  return new URLSearchParams(kept).toString();
}

/** The address of a view within its list. */
export function searchOfView({
  uid,
  search,
  columns,
}: Pick<SavedView, "uid" | "search" | "columns">): string {
  const params = new URLSearchParams([["view", uid], ...new URLSearchParams(search)]);
  if (columns.length > 0) params.set("columns", columns.join(","));
  return `?${params}`;
}

/** The columns an address asks for; undefined when it asks for none. */
export function columnsIn(search: string): string[] | undefined {
  const text = new URLSearchParams(search).get("columns") ?? "";
  const ids = text.split(",").filter((id) => /^[a-zA-Z]{1,40}$/.test(id));
  return ids.length > 0 ? ids : undefined;
}

/** Columns in the wished order; the first of a list always leads, because it names the rows. Unknown ones are left out. */
export function chosenColumns<Column extends { id: string }>(
  all: readonly Column[],
  ids: readonly string[],
): Column[] {
  const [first, ...others] = all;
  if (!first || ids.length === 0) return [...all];
  const wished = ids.flatMap((id) => others.find((column) => column.id === id) ?? []);
  return [first, ...new Set(wished)];
}

/** The ids with one moved a place up or down. */
export function moved(ids: readonly string[], id: string, direction: "up" | "down"): string[] {
  const from = ids.indexOf(id);
  const to = from + (direction === "up" ? -1 : 1);
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.with(from, ids[to] ?? id).with(to, id);
}
