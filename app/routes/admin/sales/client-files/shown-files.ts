import { filterParam } from "#app/data-table/filter-fields.ts";
import { hasFilters } from "#app/lib/query-string.ts";

/**
 * The address of the list with what it means without saying so: unless a filter is set the open files, and these by
 * their next departure. List, download and bulk actions read it, so that they mean the same files.
 */
export function shownFiles(url: URL): URL {
  const shown = new URL(url);
  const { searchParams: params } = shown;
  const scope = filterParam("scope");
  if (!hasFilters(shown.search)) params.set(scope, "open");
  if (params.get(scope) === "open" && !params.get("sort")) params.set("sort", "travel_date");
  return shown;
}
