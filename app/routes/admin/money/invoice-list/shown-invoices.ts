import { filterParam } from "#app/data-table/filter-fields.ts";
import { hasFilters } from "#app/lib/query-string.ts";

/**
 * The address of the list with what it means without saying so: unless a filter is set what is open, and what is open by
 * its due day. List and download read it, so that they mean the same invoices.
 */
export function shownInvoices(url: URL): URL {
  const shown = new URL(url);
  const { searchParams: params } = shown;
  const part = filterParam("part");
  if (!hasFilters(shown.search)) params.set(part, "open");
  const isOpen = ["open", "overdue"].includes(params.get(part) ?? "");
  if (isOpen && !params.get("sort")) params.set("sort", "due_date");
  return shown;
}
